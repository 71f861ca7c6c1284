import { useState } from 'react';
import { withTexts } from '#web/i18n/i18n.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { questionOutbox } from './question-outbox.ts';
import { QuestionPanel, type QuestionsProps } from './question-panel.tsx';
import styles from './questions.module.css';

/** For who leaves the device; here because one chunk is smaller than two. */
export const unsentQuestions = questionOutbox;

/** The door to the questions, and what is behind it, when the texts are there. */
export const loadQuestions = () => withTexts({ Questions, QuestionPanel }, 'student-results');

/** Nothing is read before it is opened. */
function Questions(props: QuestionsProps) {
  const { t } = useTranslation('student-results');
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.door} aria-label={t('questions.title')}>
      <Button kind="text" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="edit" />
        {t('questions.ask')}
      </Button>
      {open && <QuestionPanel {...props} />}
    </section>
  );
}
