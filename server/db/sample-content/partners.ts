// Two made-up partners, so that the footer shows what partner logos look like.
import type { SamplePartner } from './shapes.ts';

export const partners: SamplePartner[] = [
  { name: 'Fonds Eerste Stem', website: 'https://example.org/eerste-stem', logo: 'partner-eerste-stem.png' },
  { name: 'Leerhuis Dialoog', website: 'https://example.org/leerhuis-dialoog', logo: 'partner-leerhuis-dialoog.png' },
];
