import type { SeedParty } from './shapes.ts';

/** Made up, spread over left and right, progressive and conservative. */
export const parties: SeedParty[] = [
  { name: 'Weefsel', color: '#6d28a8', logo: 'weefsel.png' },
  { name: 'Zaailing', color: '#0891a6', logo: 'zaailing.png' },
  { name: 'Evenwicht', color: '#475569', logo: 'evenwicht.png' },
  { name: 'Het Zeil', color: '#d97706', logo: 'het-zeil.png' },
  { name: 'Dorpsplein', color: '#b5175a', logo: 'dorpsplein.png' },
  { name: 'Vaste Grond', color: '#1864b0', logo: 'vaste-grond.png' },
];
