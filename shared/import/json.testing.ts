// A small JSON import file to change, its content, and the parser's two results; for the tests beside it.
import { NO_WORDS } from '#shared/domain/statement-words.ts';
import { parseQuestionSetFile } from './parse.ts';

type Answer = { partyLong?: unknown; answer?: unknown; explanation?: unknown };
type Option = { order?: unknown; label?: unknown; color?: unknown };
type Statement = { statementLong: unknown; answers: Answer[] };
export type SampleFile = {
  parties: { partyLong?: unknown; partyDescription?: unknown; hash?: unknown }[];
  answerOptions: Option[];
  statements: Statement[];
};

const sample = (): SampleFile => ({
  parties: [
    { partyLong: 'A', partyDescription: 'About A', hash: 'x' },
    { partyLong: 'B', partyDescription: 'About B', hash: 'x' },
  ],
  answerOptions: [
    { order: 1, label: 'Yes', color: '#00aa00' },
    { order: 2, label: 'No', color: '#AA0000' },
  ],
  statements: ['One?', 'Two?'].map((statementLong, at) => ({
    statementLong,
    answers: [
      { partyLong: 'A', answer: at ? 'No' : 'Yes', explanation: 'why A' },
      { partyLong: 'B', answer: at ? 'Yes' : 'No', explanation: 'why B' },
    ],
  })),
});

/** The sample as text, after a change. */
export const json = (change: (file: SampleFile) => void = () => {}): string => {
  const file = sample();
  change(file);
  return JSON.stringify(file);
};
/** The parsed content of a text; throws if it is refused. */
export const read = (text: string) => {
  const parsed = parseQuestionSetFile('json', text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
};
/** The error for which a text is refused. */
export const errorOf = (text: string) => {
  const parsed = parseQuestionSetFile('json', text);
  return parsed.ok ? 'taken' : parsed.error;
};
const present = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('the sample has two of everything');
  return value;
};

export const option = (file: SampleFile, index: 0 | 1): Option => present(file.answerOptions[index]);
export const statement = (file: SampleFile, index: 0 | 1): Statement => present(file.statements[index]);
export const answer = (file: SampleFile, index: 0 | 1, party: 0 | 1): Answer =>
  present(statement(file, index).answers[party]);

/** The content of the sample. */
export const SAMPLE_SET = {
  parties: [
    { name: 'A', description: 'About A' },
    { name: 'B', description: 'About B' },
  ],
  opinionOptions: [
    { opinion: 'Yes', color: '#00aa00', order: 1 },
    { opinion: 'No', color: '#AA0000', order: 2 },
  ],
  statements: [
    {
      ...NO_WORDS,
      drawing: null,
      description: 'One?',
      answers: [
        { party: 0, opinion: 'Yes', comment: 'why A' },
        { party: 1, opinion: 'No', comment: 'why B' },
      ],
    },
    {
      ...NO_WORDS,
      drawing: null,
      description: 'Two?',
      answers: [
        { party: 0, opinion: 'No', comment: 'why A' },
        { party: 1, opinion: 'Yes', comment: 'why B' },
      ],
    },
  ],
};
