// A question set of the size that the editor has to carry: 40 parties × 38 statements with explanations, 650 kB.
import { exportJson } from '#shared/import/export.ts';

export const BIG_SET = 'Veertig partijen';
const PARTIES = 40;
const STATEMENTS = 38;
const OPTIONS = ['Akkoord', 'Neutraal', 'Niet akkoord'];
const SENTENCE = 'Wij vinden dat iedereen hierover moet kunnen meebeslissen, ook wie jong is. ';

/** The file that an editor may import. */
export function bigSetFile(): Buffer {
  const made = (count: number, word: string) =>
    Array.from({ length: count }, (_, at) => ({ _id: `${at}`, name: `${word} ${at + 1}`, description: SENTENCE }));
  const parties = made(PARTIES, 'Partij');
  const statements = made(STATEMENTS, 'Stelling').map(({ _id, name }) => ({
    _id,
    description: `${name}: ${SENTENCE}`,
  }));
  const partyOpinions = statements.flatMap((statement, row) =>
    parties.map((party, column) => ({
      statementId: statement._id,
      partyId: party._id,
      opinion: OPTIONS[(row + column) % OPTIONS.length],
      comment: SENTENCE.repeat(4),
    })),
  );
  const opinionOptions = OPTIONS.map((opinion, at) => ({ opinion, color: '#1864b0', order: at + 1 }));
  return Buffer.from(
    exportJson({ name: BIG_SET, description: '', opinionOptions, statements, parties, partyOpinions }),
  );
}
