import type { FirstTexts } from '#server/seed/content/shapes.ts';

export const words: FirstTexts['words'] = {
  votingRight: {
    word: 'Wahlrecht',
    forms: ['Wahlrechts', 'Wahlrechte'],
    description: 'Das Recht, bei Wahlen zu wählen. In Belgien hat man es bei der Europawahl schon ab 16 Jahren.',
  },
  climateTax: {
    word: 'Klimaabgabe',
    forms: ['Klimaabgaben'],
    description: 'Geld, das man extra zahlt für etwas, das dem Klima schadet. Es macht diese Wahl teurer.',
  },
  government: {
    word: 'Staat',
    forms: ['Staates', 'Staats', 'Staaten'],
    description: 'Alle, die ein Land, eine Region oder eine Gemeinde regieren, und die Ämter, die für sie arbeiten.',
  },
  asylumSeekers: {
    word: 'Asylsuchende',
    forms: ['Asylsuchenden', 'Asylsuchender'],
    description:
      'Menschen, die aus ihrem Land geflohen sind und ein anderes um Schutz bitten. Sie warten noch auf die Entscheidung.',
  },
  minimumWage: {
    word: 'Mindestlohn',
    forms: ['Mindestlohns', 'Mindestlohnes', 'Mindestlöhne'],
    description: 'Der niedrigste Lohn, den ein Betrieb zahlen darf. Bei Studentenjobs liegt er heute oft tiefer.',
  },
  inheritanceTax: {
    word: 'Erbschaftssteuer',
    forms: ['Erbschaftssteuern', 'Erbschaftsteuer'],
    description: 'Die Steuer, die man zahlt, wenn man von Verstorbenen Geld, ein Haus oder Sachen bekommt.',
  },
  kippahs: {
    word: 'Kippas',
    forms: ['Kippa'],
    description: 'Kleine runde Kappen, mit denen jüdische Jungen und Männer ihren Glauben zeigen.',
  },
  crime: {
    word: 'Straftat',
    forms: ['Straftaten'],
    description: 'Etwas, das das Gesetz verbietet und für das man bestraft werden kann, wie Diebstahl oder Gewalt.',
  },
  healthInsurance: {
    word: 'Krankenversicherung',
    forms: ['Krankenversicherungen'],
    description:
      'Ein gemeinsamer Topf, in den in Belgien fast alle einzahlen. Daraus wird ein großer Teil der Kosten für Arzt, Medikamente und Krankenhaus bezahlt.',
  },
  europeanUnion: {
    word: 'Europäische Union',
    forms: ['Europäischen Union', 'EU'],
    description: 'Siebenundzwanzig Länder in Europa, auch Belgien, die zusammen Gesetze und Absprachen machen.',
  },
};
