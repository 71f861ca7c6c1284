import type { FirstTexts } from '#server/seed/content/shapes.ts';

export const parties: FirstTexts['parties'] = {
  weefsel: {
    name: 'Weefsel',
    description:
      'Weefsel, een verzonnen partij, vindt dat de overheid de verschillen tussen arm en rijk kleiner moet maken. Ze wil ook dat iedereen zichzelf kan zijn, op school, op het werk en op straat.',
  },
  zaailing: {
    name: 'Zaailing',
    description:
      'Zaailing, een verzonnen partij, denkt aan de wereld van over vijftig jaar en kiest voor natuur en klimaat, ook als dat vandaag geld of moeite kost. Ze geeft jongeren meer inspraak en werkt graag samen met andere landen.',
  },
  evenwicht: {
    name: 'Evenwicht',
    description:
      'Evenwicht, een verzonnen partij, zoekt oplossingen waar veel mensen zich in kunnen vinden en verandert liever stap voor stap. Ze rekent op gezinnen, scholen en verenigingen, en kijkt altijd wat een maatregel kost.',
  },
  'het-zeil': {
    name: 'Het Zeil',
    description:
      'Het Zeil, een verzonnen partij, vindt dat jij het best weet wat goed is voor jou. Ze wil minder regels, minder belastingen en meer ruimte om te ondernemen. Wie kiest, draagt volgens haar ook zelf de gevolgen.',
  },
  dorpsplein: {
    name: 'Dorpsplein',
    description:
      'Dorpsplein, een verzonnen partij, komt op voor buurten waar mensen elkaar kennen en voor gezinnen die hun rekeningen moeten kunnen betalen. Ze hecht aan tradities en wil dat de samenleving niet te snel verandert.',
  },
  'vaste-grond': {
    name: 'Vaste Grond',
    description:
      'Vaste Grond, een verzonnen partij, wil duidelijke regels die voor iedereen gelden. Ze kiest voor veiligheid, hard werken en zuinig omgaan met belastinggeld. Ze vertrouwt op wat al lang goed werkt.',
  },
};
