// A statement that the teacher adds before the start: it comes last.
import { type ReactNode, useState } from 'react';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { writeDraft } from '#web/client/draft-store.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { OwnStatementDialog } from '#web/teacher/parts/own-statement-dialog.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { LETTER } from './live-keys.ts';
import type { MenuLine } from './menu.tsx';
import { addOwn, setOptionsOf, useOwnCalls } from './own-statements.ts';

/** Returns the line of the menu, which is null in a party game, and the dialog while it is open. */
export function useOwnInLobby({ code, type, statements }: VotingSession): { line: MenuLine | null; dialog: ReactNode } {
  const { t } = useTranslation('teacher-own');
  const [isOpen, setOpen] = useState(false);
  const draftKey = `own-statement:${code}`;
  const { run, busy, error, forgetError } = useOwnCalls(code, () => {
    writeDraft(draftKey, null);
    setOpen(false);
    notify('done', t('added'));
  });
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
        setOptions={setOptionsOf(statements)}
        submit={t('add')}
        busy={busy}
        error={error}
        onSubmit={(text) => run(() => addOwn(code, text, null))}
        onClose={() => {
          setOpen(false);
          forgetError();
        }}
      />
    ),
  };
}
