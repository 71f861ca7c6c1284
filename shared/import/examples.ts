// The example files that the import screen offers, one per language; made up, and written by the export, so that they import as they are.
import { invariant } from '#shared/domain/invariant.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { opinionColors } from '#shared/domain/palette.ts';
import { type ExportableQuestionSet, exportCsv, exportJson } from './export.ts';

type Answer = readonly [option: 0 | 1 | 2, reason: string];

interface ExampleText {
  name: string;
  description: string;
  /** For, neutral, against. */
  options: readonly [string, string, string];
  parties: readonly [first: { name: string; description: string }, second: { name: string; description: string }];
  statements: readonly { description: string; answers: readonly [first: Answer, second: Answer] }[];
}

const NL_BE: ExampleText = {
  name: 'Voorbeeld',
  description: 'Drie stellingen en twee verzonnen partijen.',
  options: ['Akkoord', 'Neutraal', 'Niet akkoord'],
  parties: [
    { name: 'De Dageraad', description: 'Een verzonnen partij die vooral naar later kijkt.' },
    { name: 'Het Kompas', description: 'Een verzonnen partij die vooral naar de buurt kijkt.' },
  ],
  statements: [
    {
      description: 'De schooldag moet een uur later beginnen.',
      answers: [
        [0, 'Wie uitgeslapen is, leert beter.'],
        [2, 'Ouders moeten op tijd op hun werk zijn, en de bus rijdt niet vaker.'],
      ],
    },
    {
      description: 'In de schoolrefter komt elke dag een gratis warme maaltijd.',
      answers: [
        [0, 'Met een lege maag kun je niet volgen.'],
        [1, 'Elke school beslist dat het best zelf.'],
      ],
    },
    {
      description: 'Het plein voor de school wordt autovrij.',
      answers: [
        [2, 'Eerst moet er een veilige plek zijn om leerlingen af te zetten.'],
        [0, 'Een plein is om elkaar te ontmoeten, niet om te parkeren.'],
      ],
    },
  ],
};

const EN: ExampleText = {
  name: 'Example',
  description: 'Three statements and two made-up parties.',
  options: ['Agree', 'Neutral', 'Disagree'],
  parties: [
    { name: 'Daybreak', description: 'A made-up party that thinks mostly of the years to come.' },
    { name: 'Compass', description: 'A made-up party that thinks mostly of the neighbourhood.' },
  ],
  statements: [
    {
      description: 'The school day should start an hour later.',
      answers: [
        [0, 'Pupils who have slept well learn better.'],
        [2, 'Parents have to be at work on time, and there are no later buses.'],
      ],
    },
    {
      description: 'The school canteen should serve a free hot meal every day.',
      answers: [
        [0, 'Nobody can follow a lesson on an empty stomach.'],
        [1, 'Each school is best placed to decide that itself.'],
      ],
    },
    {
      description: 'The square in front of the school should be closed to cars.',
      answers: [
        [2, 'First there has to be a safe place to drop off pupils.'],
        [0, 'A square is for meeting people, not for parking.'],
      ],
    },
  ],
};

const FR: ExampleText = {
  name: 'Exemple',
  description: 'Trois affirmations et deux partis imaginaires.',
  options: ['D’accord', 'Neutre', 'Pas d’accord'],
  parties: [
    { name: 'L’Aurore', description: 'Un parti imaginaire qui pense surtout à l’avenir.' },
    { name: 'La Boussole', description: 'Un parti imaginaire qui pense surtout au quartier.' },
  ],
  statements: [
    {
      description: 'La journée d’école doit commencer une heure plus tard.',
      answers: [
        [0, 'Quand on a assez dormi, on apprend mieux.'],
        [2, 'Les parents doivent être à l’heure au travail, et il n’y a pas de bus plus tard.'],
      ],
    },
    {
      description: 'La cantine doit offrir un repas chaud gratuit chaque jour.',
      answers: [
        [0, 'On ne suit pas un cours le ventre vide.'],
        [1, 'Chaque école est la mieux placée pour en décider.'],
      ],
    },
    {
      description: 'La place devant l’école doit être fermée aux voitures.',
      answers: [
        [2, 'Il faut d’abord un endroit sûr où déposer les élèves.'],
        [0, 'Une place, c’est fait pour se rencontrer, pas pour se garer.'],
      ],
    },
  ],
};

const DE: ExampleText = {
  name: 'Beispiel',
  description: 'Drei Thesen und zwei erfundene Parteien.',
  options: ['Stimme zu', 'Neutral', 'Stimme nicht zu'],
  parties: [
    { name: 'Morgenrot', description: 'Eine erfundene Partei, die vor allem an später denkt.' },
    { name: 'Kompass', description: 'Eine erfundene Partei, die vor allem an das Viertel denkt.' },
  ],
  statements: [
    {
      description: 'Der Schultag soll eine Stunde später beginnen.',
      answers: [
        [0, 'Wer ausgeschlafen ist, lernt besser.'],
        [2, 'Eltern müssen pünktlich bei der Arbeit sein, und später fährt kein Bus.'],
      ],
    },
    {
      description: 'In der Schulmensa soll es jeden Tag ein kostenloses warmes Essen geben.',
      answers: [
        [0, 'Mit leerem Magen kann niemand dem Unterricht folgen.'],
        [1, 'Das entscheidet am besten jede Schule selbst.'],
      ],
    },
    {
      description: 'Der Platz vor der Schule soll autofrei werden.',
      answers: [
        [2, 'Zuerst braucht es eine sichere Stelle, an der Kinder aussteigen können.'],
        [0, 'Ein Platz ist zum Treffen da, nicht zum Parken.'],
      ],
    },
  ],
};

const EXAMPLES: Record<LanguageCode, ExampleText> = { NL_BE, EN, FR, DE };

function exampleSet({ name, description, options, parties, statements }: ExampleText): ExportableQuestionSet {
  const colors = opinionColors(options.length);
  return {
    name,
    description,
    opinionOptions: options.map((opinion, index) => {
      const color = colors[index];
      invariant(color, 'there is a colour for each option');
      return { opinion, color, order: index + 1 };
    }),
    statements: statements.map((statement) => ({ _id: statement.description, description: statement.description })),
    parties: parties.map((party) => ({ _id: party.name, ...party })),
    partyOpinions: statements.flatMap((statement) =>
      statement.answers.map(([option, comment], index) => {
        const party = parties[index];
        invariant(party, 'there is an answer for each party');
        return { statementId: statement.description, partyId: party.name, opinion: options[option], comment };
      }),
    ),
  };
}

/** The example question set in that language, as a file of that kind. */
export function exampleFile(kind: 'json' | 'csv', language: LanguageCode): string {
  const set = exampleSet(EXAMPLES[language]);
  return kind === 'json' ? exportJson(set) : exportCsv(set);
}
