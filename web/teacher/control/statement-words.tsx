// Explanations of a statement, shown on a press: the laptop may be the board, and the class reads along.
import { useId } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import type { LiveStatement } from '#web/teacher/parts/live-figures.ts';
import menu from './menu.module.css';
import styles from './statement-words.module.css';

interface StatementNotesProps {
  statement: Pick<LiveStatement, 'talk' | 'note'>;
}

/** The editor's text for the teacher, and the teacher's note; draws nothing if there is neither. */
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
          <b>{t('notes.own')}</b> <span>{note}</span>
        </p>
      )}
    </section>
  );
}

/** The statement with its words; the teacher's notes only on a further press, but on a phone, which shows them anyhow. */
export function StatementWords({ statement, isPhone }: { statement: LiveStatement; isPhone: boolean }) {
  const { t } = useTranslation('teacher-live');
  const { description, plain, background, talk = '', note = '' } = statement;
  return (
    <div className={menu.said}>
      <h2 lang={CONTENT_LANGUAGE}>{description}</h2>
      {[plain, background].map(
        (text) =>
          text && (
            <p key={text} lang={CONTENT_LANGUAGE}>
              {text}
            </p>
          ),
      )}
      {!isPhone && talk + note !== '' && (
        <details>
          <summary>{t('words.notes')}</summary>
          <StatementNotes statement={statement} />
        </details>
      )}
    </div>
  );
}
