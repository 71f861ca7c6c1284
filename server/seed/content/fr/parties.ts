import type { FirstTexts } from '#server/seed/content/shapes.ts';

export const parties: FirstTexts['parties'] = {
  weefsel: {
    name: 'La Trame',
    description:
      'La Trame, un parti fictif, veut que les pouvoirs publics réduisent l’écart entre riches et pauvres. Il veut aussi que chacun puisse être soi-même, à l’école, au travail et dans la rue.',
  },
  zaailing: {
    name: 'Jeune Pousse',
    description:
      'Jeune Pousse, un parti fictif, pense au monde dans cinquante ans et choisit la nature et le climat, même si cela demande de l’argent ou des efforts aujourd’hui. Il veut que les jeunes aient leur mot à dire et aime travailler avec d’autres pays.',
  },
  evenwicht: {
    name: 'Équilibre',
    description:
      'Équilibre, un parti fictif, cherche des solutions que beaucoup de gens peuvent accepter et préfère changer les choses pas à pas. Il compte sur les familles, les écoles et les associations, et regarde toujours ce que coûte une mesure.',
  },
  'het-zeil': {
    name: 'La Voile',
    description:
      'La Voile, un parti fictif, trouve que tu sais mieux que personne ce qui est bon pour toi. Il veut moins de règles, moins d’impôts et plus de place pour ceux qui lancent leur affaire. À ses yeux, qui choisit assume aussi les conséquences.',
  },
  dorpsplein: {
    name: 'Place du Village',
    description:
      'Place du Village, un parti fictif, défend les quartiers où l’on se connaît et les familles qui doivent pouvoir payer leurs factures. Il tient aux traditions et ne veut pas que la société change trop vite.',
  },
  'vaste-grond': {
    name: 'Terre Ferme',
    description:
      'Terre Ferme, un parti fictif, veut des règles claires, les mêmes pour tout le monde. Il mise sur la sécurité, le travail et une gestion prudente de l’argent public. Il fait confiance à ce qui marche depuis longtemps.',
  },
};
