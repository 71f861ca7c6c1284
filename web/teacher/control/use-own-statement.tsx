// A statement that the teacher writes in front of the class: one press adds it and shows it.
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { neighbourOf } from '#shared/domain/voting-session.ts';
import { writeDraft } from '#web/client/draft-store.ts';
import { figuresQuery } from '#web/data/figures.ts';
import { changeOwnStatement, removeOwnStatement } from '#web/data/own-statements.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { answeredOn, type LiveStatement } from '#web/teacher/parts/live-figures.ts';
import { OwnStatementDialog } from '#web/teacher/parts/own-statement-dialog.tsx';
import type { OptionChoice, OwnText } from '#web/teacher/parts/own-statement-values.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { LETTER } from './live-keys.ts';
import type { MenuLine } from './menu.tsx';
import { addOwn, setOptionsOf, useOwnCalls, writtenOf } from './own-statements.ts';
import type { Commands } from './use-commands.ts';

interface OwnStatementTool {
  /** Writes a new one; null in a party game. */
  line: MenuLine | null;
  /** Changes the current one, while nobody has answered it. */
  changeLine: MenuLine | null;
  /** Writes one from a text that is there already; null in a party game. */
  writeFrom: ((text: string) => void) | null;
  dialog: ReactNode;
}

export function useOwnStatement(
  session: VotingSession,
  statement: LiveStatement,
  commands: Pick<Commands, 'moveTo'>,
): OwnStatementTool {
  const { t } = useTranslation('teacher-own');
  const { code, type, statements } = session;
  const { data: figures } = useQuery(figuresQuery(code));
  const [open, setOpen] = useState<'new' | 'change' | null>(null);
  /** What a new one begins with; null for nothing. */
  const [from, setFrom] = useState<string | null>(null);
  const [openedAt, setOpenedAt] = useState(statement._id);
  const [choice, setChoice] = useState<OptionChoice>('set');
  if (openedAt !== statement._id) {
    setOpenedAt(statement._id);
    // What is changed is the current one; what is written anew goes on.
    if (open === 'change') setOpen(null);
  }
  const ids = statements.map(({ _id }) => _id);
  const instead = neighbourOf(ids, statement._id, -1) ?? neighbourOf(ids, statement._id, 1);
  // What was typed for another one stays.
  const newKey = from === null ? `own-statement:${code}` : `own-statement:${code}:from:${from}`;
  const draftKey = open === 'change' ? `own-statement:${code}:${statement._id}` : newKey;
  const { run, busy, error, forgetError } = useOwnCalls(code, () => {
    writeDraft(draftKey, null);
    setOpen(null);
  });

  const openAs = (what: 'new' | 'change', text: string | null = null) => {
    forgetError();
    setFrom(text);
    setOpen(what);
  };
  const show = (text: OwnText, chosen: OptionChoice) =>
    run(async () => {
      setChoice(chosen);
      commands.moveTo(await addOwn(code, text, statement._id));
    });

  // Taking it away leaves its place first, and that closes the dialog.
  const sayAway = (text: string) => notify('error', text);

  const isDebate = type === 'debate';
  const mayChange = isDebate && statement.own && answeredOn(figures, statement) === 0;
  const dialog = { draftKey, setOptions: setOptionsOf(statements), busy, error, onClose: () => setOpen(null) };
  return {
    line: isDebate ? { name: 'own', icon: 'edit', label: t('title'), key: LETTER.own, act: () => openAs('new') } : null,
    changeLine: mayChange
      ? { name: 'changeOwn', icon: 'edit', label: t('titleEdit'), act: () => openAs('change') }
      : null,
    writeFrom: isDebate ? (text) => openAs('new', text) : null,
    dialog: (
      <>
        {open === 'new' && (
          <OwnStatementDialog
            title={t('title')}
            lead={t('noNames')}
            {...dialog}
            written={null}
            from={from ?? ''}
            choice={choice}
            submit={t('showNow')}
            onSubmit={show}
          />
        )}
        {open === 'change' && (
          <OwnStatementDialog
            title={t('titleEdit')}
            {...dialog}
            written={writtenOf(statement, statements)}
            submit={t('save')}
            onSubmit={(text) => run(() => changeOwnStatement(code, { _id: statement._id, ...text }))}
          >
            {instead !== null && (
              <Button
                kind="danger"
                busy={busy}
                onClick={() => run(() => removeOwnStatement(code, statement._id, instead), sayAway)}
              >
                <Icon name="bin" />
                {t('takeAway')}
              </Button>
            )}
          </OwnStatementDialog>
        )}
      </>
    ),
  };
}
