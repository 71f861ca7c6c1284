// Input of a student, typed or sent, that the server does not have yet.
import { parseSessionCode } from '#shared/domain/session-code.ts';
import { readStored, storedNames } from '#web/shell/local-store.ts';

export const OUTBOX = 'outbox';
export const QUESTION_OUTBOX = 'questions';
export const OUTBOXES = [OUTBOX, QUESTION_OUTBOX];
const DRAFT = /^draft:[^:]*:([^:]+):/;

/** The code of the game that a draft belongs to, or null when it is not a student's. */
export function codeOfDraft(name: string): string | null {
  const code = DRAFT.exec(name)?.[1];
  return code === undefined ? null : parseSessionCode(code);
}

/** Whether something of a game is typed in this browser, or anything waits to be sent. */
export const hasUnsent = (code: string): boolean =>
  OUTBOXES.some((outbox) => readStored(outbox) !== null) || storedNames().some((name) => codeOfDraft(name) === code);
