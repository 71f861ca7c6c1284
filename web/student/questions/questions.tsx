import { useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { questionOutbox } from './question-outbox.ts';
import { QuestionPanel, type QuestionsProps } from './question-panel.tsx';
import styles from './questions.module.css';

// One chunk is smaller than two.
export { QuestionPanel };
/** For who leaves the device. */
export const unsentQuestions = questionOutbox;

/** Nothing is read before it is opened. */
export function Questions(props: QuestionsProps) {
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
