// The two example files that the import screen offers; made up, and written by the export, so that they import as they are.
import { opinionColors } from '#shared/domain/palette.ts';
import { type ExportableQuestionSet, exportCsv, exportJson } from './export.ts';

const OPTIONS = ['Eens', 'Geen mening', 'Oneens'];

const PARTIES = [
  { _id: 'dageraad', name: 'De Dageraad', description: 'Een verzonnen partij die vooral naar later kijkt.' },
  { _id: 'kompas', name: 'Het Kompas', description: 'Een verzonnen partij die vooral naar de buurt kijkt.' },
];

/** Per statement the opinions of the parties, in their order. */
const STATEMENTS: readonly { description: string; answers: readonly [opinion: string, comment: string][] }[] = [
  {
    description: 'De schooldag moet een uur later beginnen.',
    answers: [
      ['Eens', 'Wie uitgeslapen is, leert beter.'],
      ['Oneens', 'Ouders moeten op tijd op hun werk zijn, en de bus rijdt niet vaker.'],
    ],
  },
  {
    description: 'In de schoolrefter komt elke dag een gratis warme maaltijd.',
    answers: [
      ['Eens', 'Met een lege maag kun je niet volgen.'],
      ['Geen mening', 'Elke school beslist dat het best zelf.'],
    ],
  },
  {
    description: 'Het plein voor de school wordt autovrij.',
    answers: [
      ['Oneens', 'Eerst moet er een veilige plek zijn om leerlingen af te zetten.'],
      ['Eens', 'Een plein is om elkaar te ontmoeten, niet om te parkeren.'],
    ],
  },
];

const colors = opinionColors(OPTIONS.length);

const EXAMPLE: ExportableQuestionSet = {
  name: 'Voorbeeld',
  description: 'Drie stellingen en twee verzonnen partijen.',
  opinionOptions: OPTIONS.map((opinion, index) => ({ opinion, color: colors[index] ?? '', order: index + 1 })),
  statements: STATEMENTS.map(({ description }) => ({ _id: description, description })),
  parties: PARTIES,
  partyOpinions: STATEMENTS.flatMap(({ description, answers }) =>
    answers.map(([opinion, comment], index) => ({
      statementId: description,
      partyId: PARTIES[index]?._id ?? '',
      opinion,
      comment,
    })),
  ),
};

export const exampleJson: string = exportJson(EXAMPLE);
export const exampleCsv: string = exportCsv(EXAMPLE);
