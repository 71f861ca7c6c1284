// A statement that the teacher writes while a game is open. Its calls may be sent again.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedTemplate } from '#shared/contract/game-template.ts';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { OWN_STATEMENTS_MAX } from '#shared/domain/limits.ts';
import type { GameType } from '#shared/domain/voting-session.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { readDraft, writeDraft } from '#web/client/draft-store.ts';
import { isText } from '#web/client/shape.ts';
import { addOwnToTemplate, gameTemplatesQuery } from '#web/data/game-templates.ts';
import { addOwnStatement } from '#web/data/own-statements.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { refetchSession } from '#web/session/session-query.ts';
import { randomUuid } from '#web/shell/identity.ts';
import type { LiveStatement } from '#web/teacher/parts/live-figures.ts';
import type { OwnText } from '#web/teacher/parts/own-statement-values.ts';
import { readOneGame } from '#web/teacher/parts/phone-login.ts';
import { notify } from '#web/ui/core/notice-store.ts';

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

/**
 * Adds one after that statement, or at the end, and returns its id. The id stays until it is stored, even if the page
 * is reloaded: a repeated call adds it once.
 */
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

// Keeping an own statement that came on the spot: in the game of one's own from which the class plays.
interface Played {
  name: string;
  type: GameType;
  /** Ids. */
  statements: readonly string[];
}

/** The teacher's game that a class plays: of those with its name the one with most of its statements; null when it is there no more. */
export function gameOf<Template extends Pick<ListedTemplate, 'name' | 'type' | 'statements'>>(
  { name, type, statements }: Played,
  templates: readonly Template[],
): Template | null {
  const shared = (template: Template): number => template.statements.filter((id) => statements.includes(id)).length;
  const [best] = templates
    .filter((template) => template.name === name && template.type === type && shared(template) > 0)
    .sort((a, b) => shared(b) - shared(a));
  return best ?? null;
}

/** Null at a statement that is kept already, or cannot be: a paired phone reaches no other game. */
export function useKeepOwn(
  { name, type, tryOut, statements }: VotingSession,
  statement: LiveStatement,
): (() => void) | null {
  const { t } = useTranslation('teacher-own');
  const [busy, setBusy] = useState(false);
  const { _id, own } = statement;
  const mayKeep = own && !tryOut && readOneGame() === null;
  const { data: templates } = useQuery({ ...gameTemplatesQuery, enabled: mayKeep });
  const ids = statements.map((one) => one._id);
  const game = mayKeep && templates ? gameOf({ name, type, statements: ids }, templates) : null;
  if (game === null || game.ownStatements.some((one) => one._id === _id)) return null;
  if (game.ownStatements.length >= OWN_STATEMENTS_MAX) return null;
  const keep = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await addOwnToTemplate(game, { _id, ...writtenOf(statement, statements) });
      notify('done', t('kept', { game: game.name }));
    } catch {
      notify('error', t('keepFailed'));
    } finally {
      setBusy(false);
    }
  };
  return () => void keep();
}
