// What an editor wrote for the teacher, and what the teacher noted: on the owner's own screens only.
import { useId } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import styles from './statement-notes.module.css';

interface StatementNotesProps {
  statement: { talk?: string | undefined; note?: string | undefined };
}

/** Draws nothing where there is neither. */
export function StatementNotes({ statement: { talk = '', note = '' } }: StatementNotesProps) {
  const { t } = useTranslation('teacher-live');
  const id = useId();
  if (talk === '' && note === '') return null;
  return (
    <section className={styles.notes} aria-labelledby={id}>
      <h2 id={id}>{t('notes.title')}</h2>
      {talk !== '' && <p lang={CONTENT_LANGUAGE}>{talk}</p>}
      {note !== '' && (
        <p>
          <b>{t('notes.own')}</b> {note}
        </p>
      )}
    </section>
  );
}
