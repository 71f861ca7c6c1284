import { invalid } from '#server/app-error.ts';
import { storedOrder } from '#server/data/game/notes.ts';
import type { StatementNote } from '#shared/domain/statement-words.ts';
import type { FieldCode } from '#shared/rules/field-codes.ts';

/** The notes to store. Throws 422 for one at a statement that is not `known`, and for a second one at the same. */
export function checkedNotes(sent: readonly StatementNote[], known: ReadonlySet<string>): StatementNote[] {
  const faults: Record<string, FieldCode> = {};
  const seen = new Set<string>();
  for (const [index, { statementId }] of sent.entries()) {
    if (!known.has(statementId)) faults[`notes.${index}.statementId`] = 'UNKNOWN';
    else if (seen.has(statementId)) faults[`notes.${index}.statementId`] = 'TAKEN';
    seen.add(statementId);
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return storedOrder(sent);
}
