import type { FirstTexts } from '#server/seed/content/shapes.ts';

export const words: FirstTexts['words'] = {
  votingRight: {
    word: 'right to vote',
    forms: ['voting rights'],
    description: 'Being allowed to vote in elections. In Belgium you already are at 16 in European elections.',
  },
  climateTax: {
    word: 'climate tax',
    forms: ['climate taxes'],
    description: 'Extra money you pay for something that is bad for the climate. It makes that choice more expensive.',
  },
  government: {
    word: 'government',
    forms: ['governments'],
    description: 'The people who run a country, a region or a town, and the services that work for them.',
  },
  asylumSeekers: {
    word: 'asylum seekers',
    forms: ['asylum seeker'],
    description:
      'People who have fled their country and ask another one for protection. They are still waiting for a decision.',
  },
  minimumWage: {
    word: 'minimum wage',
    forms: ['minimum wages'],
    description: 'The lowest wage an employer may pay. For student workers it is often lower today.',
  },
  inheritanceTax: {
    word: 'inheritance tax',
    forms: ['inheritance taxes'],
    description: 'The tax you pay when someone who has died leaves you money, a house or other things.',
  },
  kippahs: {
    word: 'kippahs',
    forms: ['kippah'],
    description: 'Small round caps that Jewish boys and men wear on their heads to show their faith.',
  },
  crime: {
    word: 'crime',
    forms: ['crimes'],
    description: 'Something that the law forbids and that you can be punished for, such as theft or violence.',
  },
  healthInsurance: {
    word: 'health insurance',
    forms: [],
    description:
      'A common pot that almost everyone in Belgium pays into. It covers a large part of what doctors, medicines and hospitals cost.',
  },
  europeanUnion: {
    word: 'European Union',
    forms: ['EU'],
    description: 'Twenty-seven countries in Europe, Belgium included, that make laws and agreements together.',
  },
};
