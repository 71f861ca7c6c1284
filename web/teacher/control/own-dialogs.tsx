// A statement that the teacher writes: before the start it is added at the end, in front of the class one press adds
// and shows it.
import { useState } from 'react';
import { neighbourOf } from '#shared/domain/voting-session.ts';
import { writeDraft } from '#web/client/draft-store.ts';
import { changeOwnStatement, removeOwnStatement } from '#web/data/own-statements.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { OwnStatementDialog } from '#web/teacher/parts/own-statement-dialog.tsx';
import type { OptionChoice, OwnText } from '#web/teacher/parts/own-statement-values.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import type { Lesson, Live } from './live.ts';
import { addOwn, setOptionsOf, useOwnCalls, writtenOf } from './own-statements.ts';

interface NewOwnProps {
  live: Live;
  /** The initial values; null for none. */
  from: string | null;
  onClose: () => void;
}

export function NewOwnDialog({ live: { session, lesson, commands, ownChoice }, from: begun, onClose }: NewOwnProps) {
  const { t } = useTranslation('teacher-own');
  const { code, statements } = session;
  const [{ after, from }] = useState({ after: lesson?.statement._id ?? null, from: begun });
  // Text that was typed for another statement stays.
  const draftKey = from === null ? `own-statement:${code}` : `own-statement:${code}:from:${from}`;
  const { run, busy, error } = useOwnCalls(code, () => {
    writeDraft(draftKey, null);
    if (after === null) notify('done', t('added'));
    onClose();
  });
  const add = (text: OwnText, chosen: OptionChoice) =>
    run(async () => {
      ownChoice.set(chosen);
      const added = await addOwn(code, text, after);
      if (after !== null) commands.moveTo(added);
    });
  return (
    <OwnStatementDialog
      title={t('title')}
      lead={t('noNames')}
      draftKey={draftKey}
      written={null}
      from={from ?? ''}
      choice={ownChoice.last}
      setOptions={setOptionsOf(statements)}
      submit={t(after === null ? 'add' : 'showNow')}
      busy={busy}
      error={error}
      onSubmit={add}
      onClose={onClose}
    />
  );
}

/** Changes the current one, or takes it away, while nobody has answered it. */
export function ChangeOwnDialog({
  code,
  lesson: { statement },
  statements,
  onClose,
}: {
  code: string;
  lesson: Lesson;
  statements: Live['session']['statements'];
  onClose: () => void;
}) {
  const { t } = useTranslation('teacher-own');
  const { _id } = statement;
  const ids = statements.map((one) => one._id);
  const instead = neighbourOf(ids, _id, -1) ?? neighbourOf(ids, _id, 1);
  const draftKey = `own-statement:${code}:${_id}`;
  const { run, busy, error } = useOwnCalls(code, () => {
    writeDraft(draftKey, null);
    onClose();
  });
  // Taking it away leaves its place first, and that closes the dialog.
  const sayAway = (text: string) => notify('error', text);
  return (
    <OwnStatementDialog
      title={t('titleEdit')}
      draftKey={draftKey}
      written={writtenOf(statement, statements)}
      setOptions={setOptionsOf(statements)}
      submit={t('save')}
      busy={busy}
      error={error}
      onSubmit={(text) => run(() => changeOwnStatement(code, { _id, ...text }))}
      onClose={onClose}
    >
      {instead !== null && (
        <Button kind="danger" busy={busy} onClick={() => run(() => removeOwnStatement(code, _id, instead), sayAway)}>
          <Icon name="bin" />
          {t('takeAway')}
        </Button>
      )}
    </OwnStatementDialog>
  );
}
