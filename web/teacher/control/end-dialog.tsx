import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { CLASS_LABEL_MAX } from '#shared/domain/limits.ts';
import { archivedSessionsQuery } from '#web/data/voting-sessions.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { TitledDialog } from '#web/teacher/parts/titled-dialog.tsx';
import { Button } from '#web/ui/core/button.tsx';
import look from '#web/ui/forms/dialog.module.css';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import styles from './end-dialog.module.css';

/** Earlier classes that are offered. */
const CLASSES_MAX = 8;

interface EndDialogProps {
  /** The present name of the class; null if it is not asked. */
  classLabel: string | null;
  /** The consequence for the game. */
  text: string;
  busy: boolean;
  failed: boolean;
  onEnd: (classLabel: string) => void;
  onClose: () => void;
}

/** Asks which class it was, and closes the game. */
export function EndDialog({ classLabel, text, busy, failed, onEnd, onClose }: EndDialogProps) {
  const { t } = useTranslation('teacher-results');
  const [label, setLabel] = useState(classLabel ?? '');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onEnd(label.trim());
  };
  return (
    <TitledDialog title={t(classLabel === null ? 'end.title' : 'end.class')} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <FormAlert>{failed && t('end.failed')}</FormAlert>
        {classLabel !== null && (
          <>
            <TextField
              label={t('end.label')}
              hint={t('end.hint')}
              value={label}
              maxLength={CLASS_LABEL_MAX}
              autoComplete="off"
              onChange={({ target }) => setLabel(target.value)}
            />
            <EarlierClasses chosen={label} onChoose={setLabel} />
          </>
        )}
        <p>{text}</p>
        <p className={look.choices}>
          <Button kind="line" onClick={onClose}>
            {t('end.cancel')}
          </Button>
          <Button type="submit" busy={busy}>
            {t('end.button')}
          </Button>
        </p>
      </form>
    </TitledDialog>
  );
}

function EarlierClasses({ chosen, onChoose }: { chosen: string; onChoose: (label: string) => void }) {
  const { t } = useTranslation('teacher-results');
  const { data: played = [] } = useQuery(archivedSessionsQuery);
  const labels = [...new Set(played.map(({ classLabel }) => classLabel))].filter((label) => label !== '');
  if (labels.length === 0) return null;
  return (
    <ul className={styles.classes} aria-label={t('end.earlier')}>
      {labels.slice(0, CLASSES_MAX).map((label) => (
        <li key={label}>
          <Button kind="line" aria-pressed={label === chosen} onClick={() => onChoose(label)}>
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}
