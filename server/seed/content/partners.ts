import type { SeedPartner } from './shapes.ts';

/** Made up, so that the footer shows what partner logos look like. */
export const partners: SeedPartner[] = [
  { name: 'Fonds Eerste Stem', website: 'https://example.org/eerste-stem', logo: 'partner-eerste-stem.png' },
  { name: 'Leerhuis Dialoog', website: 'https://example.org/leerhuis-dialoog', logo: 'partner-leerhuis-dialoog.png' },
];
