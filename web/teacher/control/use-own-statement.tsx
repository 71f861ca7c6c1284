// A statement that the teacher writes in front of the class. One press adds it and shows it; both calls may be sent again.
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { neighbourOf } from '#shared/domain/voting-session.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { readDraft, writeDraft } from '#web/client/draft-store.ts';
import { isText } from '#web/client/shape.ts';
import { figuresQuery } from '#web/data/figures.ts';
import { addOwnStatement, changeOwnStatement, removeOwnStatement } from '#web/data/own-statements.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { refetchSession } from '#web/session/session-query.ts';
import { randomUuid } from '#web/shell/identity.ts';
import { answeredOn, type LiveStatement } from '#web/teacher/parts/live-figures.ts';
import { OwnStatementDialog } from '#web/teacher/parts/own-statement-dialog.tsx';
import type { OptionChoice, OwnText } from '#web/teacher/parts/own-statement-values.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { LETTER } from './live-keys.ts';
import type { MenuLine } from './menu.tsx';
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

/** The id of the next one stays until it is stored, also when the page is loaded again: sent twice, it is added once. */
export function nextIdOf(code: string): string {
  const key = `own-statement-id:${code}`;
  const id = readDraft(key, isText) ?? randomUuid();
  writeDraft(key, id);
  return id;
}

/** That the next one is stored: the one after it gets another id. */
export const forgetNextId = (code: string): void => writeDraft(`own-statement-id:${code}`, null);

/** Says why a call failed. */
export function useFailureText(): (failure: unknown) => string {
  const { t } = useTranslation('teacher-own');
  return (failure) => {
    const reason = errorCodeOf(failure);
    if (reason === 'IN_USE') return t('failed.inUse');
    return reason === 'WRONG_STATE' ? t('failed.notNow') : t('failed.again');
  };
}

export function useOwnStatement(
  session: VotingSession,
  statement: LiveStatement,
  commands: Pick<Commands, 'moveTo'>,
): OwnStatementTool {
  const { t } = useTranslation('teacher-own');
  const { code, type, statements } = session;
  const { data: figures } = useQuery(figuresQuery(code));
  const failureText = useFailureText();
  const [open, setOpen] = useState<'new' | 'change' | null>(null);
  /** What a new one begins with; null for nothing. */
  const [from, setFrom] = useState<string | null>(null);
  const [openedAt, setOpenedAt] = useState(statement._id);
  const [choice, setChoice] = useState<OptionChoice>('set');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
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
  const setOptions = statements.find(({ own }) => !own)?.opinionOptions.map(({ opinion }) => opinion) ?? [];

  const openAs = (what: 'new' | 'change', text: string | null = null) => {
    setError(null);
    setFrom(text);
    setOpen(what);
  };
  /** Runs a call of the dialog, and closes it when that is done. */
  const run = async (call: () => Promise<void>, say: (text: string) => void = setError) => {
    setBusy(true);
    setError(null);
    try {
      await call();
      writeDraft(draftKey, null);
      setOpen(null);
    } catch (failure) {
      say(failureText(failure));
    } finally {
      setBusy(false);
      void refetchSession(code);
    }
  };
  const show = (text: OwnText, chosen: OptionChoice) =>
    run(async () => {
      setChoice(chosen);
      const _id = nextIdOf(code);
      await addOwnStatement(code, { _id, ...text }, statement._id);
      forgetNextId(code);
      commands.moveTo(_id);
    });

  // Taking it away leaves its place first, and that closes the dialog.
  const sayAway = (text: string) => notify('error', text);

  const isDebate = type === 'debate';
  const mayChange = isDebate && statement.own && answeredOn(figures, statement) === 0;
  const opinions = statement.opinionOptions.map(({ opinion }) => opinion);
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
            draftKey={draftKey}
            written={null}
            from={from ?? ''}
            choice={choice}
            setOptions={setOptions}
            submit={t('showNow')}
            busy={busy}
            error={error}
            onSubmit={show}
            onClose={() => setOpen(null)}
          />
        )}
        {open === 'change' && (
          <OwnStatementDialog
            title={t('titleEdit')}
            draftKey={draftKey}
            written={{
              description: statement.description,
              opinions: opinions.join('\n') === setOptions.join('\n') ? null : opinions,
            }}
            setOptions={setOptions}
            submit={t('save')}
            busy={busy}
            error={error}
            onSubmit={(text) => run(() => changeOwnStatement(code, { _id: statement._id, ...text }))}
            onClose={() => setOpen(null)}
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
