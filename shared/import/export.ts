import { csvText } from '#shared/csv/write-csv.ts';
import type { Drawing } from '#shared/domain/drawings.ts';
import { STATEMENT_WORDS, type StatementWords, wordsOf } from '#shared/domain/statement-words.ts';
import type { ImportedQuestionSet } from './model.ts';

/** The fields of a question set that an export needs; the contract's question set has them. */
export type ExportableQuestionSet = {
  name: string;
  description: string;
  opinionOptions: readonly { opinion: string; color: string; order: number }[];
  statements: readonly ({ _id: string; description: string; drawing: Drawing | null } & StatementWords)[];
  parties: readonly { _id: string; name: string; description: string }[];
  partyOpinions: readonly {
    statementId: string;
    partyId: string;
    opinion?: string | null | undefined;
    comment?: string | null | undefined;
  }[];
};

const answerFinder = ({ partyOpinions }: ExportableQuestionSet) => {
  const keyOf = (statementId: string, partyId: string): string => `${statementId} ${partyId}`;
  const answers = new Map(partyOpinions.map((one) => [keyOf(one.statementId, one.partyId), one]));
  return (statementId: string, partyId: string): { opinion: string; comment: string } => {
    const found = answers.get(keyOf(statementId, partyId));
    return { opinion: found?.opinion ?? '', comment: found?.comment ?? '' };
  };
};

/** Returns a JSON text from which the import makes the same set; the import ignores the name and description. */
export const exportJson = (set: ExportableQuestionSet): string => {
  const answerOf = answerFinder(set);
  const file = {
    name: set.name,
    description: set.description,
    parties: set.parties.map(({ name, description }) => ({ partyLong: name, partyDescription: description })),
    answerOptions: set.opinionOptions.map(({ opinion, color }, index) => ({ order: index + 1, label: opinion, color })),
    statements: set.statements.map((statement) => ({
      statementLong: statement.description,
      ...wordsOf(statement),
      drawing: statement.drawing,
      answers: set.parties.map((party) => {
        const { opinion, comment } = answerOf(statement._id, party._id);
        return { partyLong: party.name, answer: opinion, explanation: comment };
      }),
    })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
};

/** Returns the JSON text of what was read from any other file, as the import takes it. */
export const importText = ({ parties, opinionOptions, statements }: ImportedQuestionSet): string =>
  exportJson({
    name: '',
    description: '',
    opinionOptions,
    parties: parties.map((party, at) => ({ ...party, _id: String(at) })),
    statements: statements.map((statement, at) => ({ ...statement, _id: String(at) })),
    partyOpinions: statements.flatMap(({ answers }, at) =>
      answers.map(({ party, ...answer }) => ({ ...answer, statementId: String(at), partyId: String(party) })),
    ),
  });

/** Returns a CSV text with statements, opinions and comments; colours and descriptions are not in it. */
export const exportCsv = (set: ExportableQuestionSet): string => {
  const answerOf = answerFinder(set);
  return csvText([
    [
      'statement',
      ...STATEMENT_WORDS,
      'drawing',
      ...set.parties.flatMap(({ name }) => [`${name}_opinion`, `${name}_comment`]),
    ],
    ...set.statements.map(({ _id, description, drawing, ...words }) => [
      description,
      ...STATEMENT_WORDS.map((word) => words[word]),
      drawing ?? '',
      ...set.parties.flatMap((party) => {
        const { opinion, comment } = answerOf(_id, party._id);
        return [opinion, comment];
      }),
    ]),
  ]);
};
