import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SCHOOL_NAME_MAX } from '#shared/domain/limits.ts';
import { parseSessionCode } from '#shared/domain/session-code.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { type SchoolTarget, schoolCountsQuery, useAddClass } from '#web/data/school-counts.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { TitledDialog } from '#web/teacher/parts/titled-dialog.tsx';
import { Button, LinkButton } from '#web/ui/core/button.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import styles from './school-dialog.module.css';

interface SchoolDialogProps {
  /** Of the game. */
  code: string;
  /** The ballot that is added. */
  round: number;
  onClose: () => void;
}

/** Adds a ballot to the school's count, whose code is made or typed here. */
export function SchoolDialog({ code, round, onClose }: SchoolDialogProps) {
  const { t } = useTranslation('teacher-live');
  const add = useAddClass(code, round);
  const { data: counts = [] } = useQuery(schoolCountsQuery);
  const open = counts.filter(({ endsAt }) => Date.parse(endsAt) > Date.now());
  if (add.data !== undefined) {
    const { schoolCode, classes, votes } = add.data;
    return (
      <TitledDialog title={t('school.title')} onClose={onClose}>
        <p role="status">
          {t('school.added', {
            classes: t('school.classes', { count: classes }),
            votes: t('school.votes', { count: votes }),
          })}
        </p>
        <p className={styles.code} translate="no">
          {schoolCode}
        </p>
        <p>{t('school.share')}</p>
        <p className={styles.choices}>
          <Button kind="line" onClick={onClose}>
            {t('help.close')}
          </Button>
          <LinkButton to={`/teacher/school/${schoolCode}`}>{t('school.show')}</LinkButton>
        </p>
      </TitledDialog>
    );
  }
  return (
    <TitledDialog title={t('school.title')} onClose={onClose}>
      <p>{t('school.text')}</p>
      {open.length > 0 && (
        <ul className={styles.open}>
          {open.map(({ _id, code: schoolCode, name }) => (
            <li key={_id}>
              <Button busy={add.isPending} onClick={() => add.mutate({ schoolCode })}>
                {t('school.addTo', { name })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <AddForm add={(to) => add.mutate(to)} isBusy={add.isPending} error={add.error} />
      <p className={styles.choices}>
        <Button kind="line" onClick={onClose}>
          {t('help.close')}
        </Button>
      </p>
    </TitledDialog>
  );
}

interface AddFormProps {
  add: (to: SchoolTarget) => void;
  isBusy: boolean;
  error: Error | null;
}

/** One field: the code of a count, or the name of a new one. */
function AddForm({ add, isBusy, error }: AddFormProps) {
  const { t } = useTranslation('teacher-live');
  const [text, setText] = useState('');
  const code = parseSessionCode(text);
  const isCode = code !== null;
  const reason = error && errorCodeOf(error);
  const said = {
    VALIDATION_ERROR: t('school.failed.unknown'),
    WRONG_STATE: t('school.failed.other'),
    TOO_MANY_REQUESTS: t('school.failed.many'),
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') add(code === null ? { name: text.trim() } : { schoolCode: code });
      }}
    >
      <TextField
        label={t('school.field')}
        hint={t('school.hint')}
        maxLength={SCHOOL_NAME_MAX}
        autoComplete="off"
        value={text}
        error={reason === null ? undefined : (said[reason as keyof typeof said] ?? t('school.failed.again'))}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" busy={isBusy} disabled={text.trim() === ''}>
        {t(isCode ? 'school.add' : 'school.make')}
      </Button>
    </form>
  );
}
