// The statements of the sample question set and the options to answer them with: one idea each, close to life at sixteen.
import type { SampleOpinionOption, SampleStatement } from './shapes.ts';

export const opinionOptions: SampleOpinionOption[] = [
  { opinion: 'Akkoord', color: '#2f6fde', order: 1 },
  { opinion: 'Neutraal', color: '#98a2a0', order: 2 },
  { opinion: 'Niet akkoord', color: '#e4632d', order: 3 },
];

export const statements: SampleStatement[] = [
  {
    key: 'stemrecht-16',
    description: 'Jongeren moeten vanaf 16 jaar stemrecht krijgen bij Vlaamse verkiezingen.',
  },
  {
    key: 'smartphone-school',
    description: 'De smartphone moet op elke middelbare school de hele dag uit, ook tijdens de speeltijd.',
  },
  {
    key: 'gratis-vervoer',
    description: 'Bus, tram en trein moeten gratis zijn voor iedereen onder de 25 jaar.',
  },
  {
    key: 'sociale-media-15',
    description: 'Sociale media moeten verboden zijn voor wie jonger is dan 15 jaar.',
  },
  {
    key: 'klimaattaks-vliegen',
    description: 'Reizigers moeten op elk vliegticket een klimaattaks van 50 euro betalen.',
  },
  {
    key: 'maximumprijs-huur',
    description: 'De overheid moet een maximumprijs vastleggen voor huurwoningen.',
  },
  {
    key: 'asielzoekers',
    description: 'België moet minder asielzoekers opvangen.',
  },
  {
    key: 'minimumloon-jobstudent',
    description: 'Jobstudenten moeten hetzelfde minimumloon krijgen als volwassenen.',
  },
  {
    key: 'erfbelasting',
    description: 'De erfbelasting moet verdwijnen.',
  },
  {
    key: 'alcohol-18',
    description: 'Je zou pas vanaf 18 jaar bier en wijn mogen kopen.',
  },
  {
    key: 'schooldag-9-uur',
    description: 'De schooldag in het secundair onderwijs mag niet vroeger dan 9 uur beginnen.',
  },
  {
    key: 'symbolen-school',
    description: 'Leerlingen moeten op elke school levensbeschouwelijke symbolen mogen dragen.',
  },
  {
    key: 'jeugdstraf',
    description: 'Wie op zijn 16de een zwaar misdrijf pleegt, moet dezelfde straf krijgen als een volwassene.',
  },
  {
    key: 'ziekteverzekering-roken',
    description: 'Wie rookt, moet meer betalen voor de ziekteverzekering.',
  },
  {
    key: 'europees-leger',
    description: 'De landen van de Europese Unie moeten hun defensie samenvoegen tot één leger.',
  },
];
