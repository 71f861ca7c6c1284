// A statement that the teacher adds before the start: it comes last.
import { type ReactNode, useState } from 'react';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { writeDraft } from '#web/client/draft-store.ts';
import { addOwnStatement } from '#web/data/own-statements.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { refetchSession } from '#web/session/session-query.ts';
import { OwnStatementDialog } from '#web/teacher/parts/own-statement-dialog.tsx';
import type { OwnText } from '#web/teacher/parts/own-statement-values.ts';
import { notify } from '#web/ui/core/notice-store.ts';
import { LETTER } from './live-keys.ts';
import type { MenuLine } from './menu.tsx';
import { forgetNextId, nextIdOf, useFailureText } from './use-own-statement.tsx';

/** Returns the line of the menu, which is null in a party game, and the dialog while it is open. */
export function useOwnInLobby({ code, type, statements }: VotingSession): { line: MenuLine | null; dialog: ReactNode } {
  const { t } = useTranslation('teacher-own');
  const failureText = useFailureText();
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const draftKey = `own-statement:${code}`;
  const add = async (text: OwnText) => {
    setBusy(true);
    setError(null);
    try {
      await addOwnStatement(code, { _id: nextIdOf(code), ...text }, null);
      forgetNextId(code);
      writeDraft(draftKey, null);
      setOpen(false);
      notify('done', t('added'));
    } catch (failure) {
      setError(failureText(failure));
    } finally {
      setBusy(false);
      void refetchSession(code);
    }
  };
  return {
    line:
      type === 'debate'
        ? { name: 'own', icon: 'edit', label: t('title'), key: LETTER.own, act: () => setOpen(true) }
        : null,
    dialog: isOpen && (
      <OwnStatementDialog
        title={t('title')}
        lead={t('noNames')}
        draftKey={draftKey}
        written={null}
        setOptions={statements.find(({ own }) => !own)?.opinionOptions.map(({ opinion }) => opinion) ?? []}
        submit={t('add')}
        busy={busy}
        error={error}
        onSubmit={(text) => void add(text)}
        onClose={() => setOpen(false)}
      />
    ),
  };
}
