// A statement that the teacher writes while a game is open. Its calls may be sent again.
import { useState } from 'react';
import { errorCodeOf } from '#web/client/api-error.ts';
import { readDraft, writeDraft } from '#web/client/draft-store.ts';
import { isText } from '#web/client/shape.ts';
import { addOwnStatement } from '#web/data/own-statements.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { refetchSession } from '#web/session/session-query.ts';
import { randomUuid } from '#web/shell/identity.ts';
import type { LiveStatement } from '#web/teacher/parts/live-figures.ts';
import type { OwnText } from '#web/teacher/parts/own-statement-values.ts';

/** The options of the game's question set. */
export const setOptionsOf = (statements: readonly LiveStatement[]): string[] =>
  statements.find(({ own }) => !own)?.opinionOptions.map(({ opinion }) => opinion) ?? [];

/** An own statement as it was written. */
export function writtenOf(
  { description, opinionOptions }: LiveStatement,
  statements: readonly LiveStatement[],
): OwnText {
  const opinions = opinionOptions.map(({ opinion }) => opinion);
  const isOfSet = opinions.join('\n') === setOptionsOf(statements).join('\n');
  return { description, opinions: isOfSet ? null : opinions };
}

/** Adds one after that statement, or as the last, and returns its id. The id stays until it is stored, also when the page is loaded again: sent
 * twice, it is added once. */
export async function addOwn(code: string, text: OwnText, after: string | null): Promise<string> {
  const key = `own-statement-id:${code}`;
  const _id = readDraft(key, isText) ?? randomUuid();
  writeDraft(key, _id);
  await addOwnStatement(code, { _id, ...text }, after);
  writeDraft(key, null);
  return _id;
}

/** Returns how to run a call of the dialog, whether one runs, and why the last one failed; `onDone` is called after one that did not. */
export function useOwnCalls(code: string, onDone: () => void) {
  const { t } = useTranslation('teacher-own');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const textOf = (failure: unknown): string => {
    const reason = errorCodeOf(failure);
    if (reason === 'IN_USE') return t('failed.inUse');
    return reason === 'WRONG_STATE' ? t('failed.notNow') : t('failed.again');
  };
  const run = async (call: () => Promise<unknown>, say: (text: string) => void = setError) => {
    setBusy(true);
    setError(null);
    try {
      await call();
      onDone();
    } catch (failure) {
      say(textOf(failure));
    } finally {
      setBusy(false);
      void refetchSession(code);
    }
  };
  return { run, busy, error, forgetError: () => setError(null) };
}
