// Keeping an own statement that came on the spot: in the game of one's own from which the class plays.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { OWN_STATEMENTS_MAX } from '#shared/domain/limits.ts';
import { addOwnToTemplate, gameTemplatesQuery } from '#web/data/game-templates.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { LiveStatement } from '#web/teacher/parts/live-figures.ts';
import { readOneGame } from '#web/teacher/parts/phone-login.ts';
import { notify } from '#web/ui/core/notice-store.ts';
import { gameOf } from './game-of.ts';
import type { MenuLine } from './menu.tsx';
import { writtenOf } from './own-statements.ts';

/** Null at a statement that is kept already, or cannot be: a paired phone reaches no other game. */
export function useKeepOwn(
  { name, type, tryOut, statements }: VotingSession,
  statement: LiveStatement,
): MenuLine | null {
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
  return { name: 'keepOwn', icon: 'check', label: t('keep'), act: () => void keep() };
}
