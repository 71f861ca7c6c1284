import type { FirstTexts } from '#server/seed/content/shapes.ts';

export const words: FirstTexts['words'] = {
  votingRight: {
    word: 'droit de vote',
    forms: ['droits de vote'],
    description:
      'Le droit de voter aux élections. En Belgique, on l’a déjà à partir de 16 ans pour les élections européennes.',
  },
  climateTax: {
    word: 'taxe climat',
    forms: ['taxes climat'],
    description: 'De l’argent en plus à payer pour une chose mauvaise pour le climat. Ce choix devient plus cher.',
  },
  government: {
    word: 'pouvoirs publics',
    forms: ['pouvoir public'],
    description: 'Tous ceux qui dirigent un pays, une région ou une commune, et les services qui travaillent pour eux.',
  },
  asylumSeekers: {
    word: 'demandeurs d’asile',
    forms: ['demandeur d’asile', 'demandeuse d’asile', 'demandeuses d’asile'],
    description:
      'Des personnes qui ont fui leur pays et demandent la protection d’un autre. Elles attendent encore une décision.',
  },
  minimumWage: {
    word: 'salaire minimum',
    forms: ['salaires minimums'],
    description:
      'Le plus petit salaire qu’un employeur peut payer. Pour les jobistes, il est aujourd’hui souvent plus bas.',
  },
  inheritanceTax: {
    word: 'droits de succession',
    forms: ['droit de succession'],
    description: 'L’impôt à payer quand on reçoit de l’argent, une maison ou des objets d’une personne décédée.',
  },
  kippahs: {
    word: 'kippa',
    forms: ['kippas'],
    description: 'Petite calotte ronde que des garçons et des hommes juifs portent sur la tête pour montrer leur foi.',
  },
  crime: {
    word: 'infraction',
    forms: ['infractions'],
    description: 'Une chose que la loi interdit et pour laquelle on peut être puni, comme un vol ou des violences.',
  },
  healthInsurance: {
    word: 'assurance maladie',
    forms: ['assurances maladie'],
    description:
      'Une caisse commune à laquelle presque tout le monde cotise en Belgique. Elle paie une grande partie des médecins, des médicaments et de l’hôpital.',
  },
  europeanUnion: {
    word: 'Union européenne',
    forms: ['UE'],
    description: 'Vingt-sept pays d’Europe, dont la Belgique, qui font des lois et des accords ensemble.',
  },
};
