import type { KeptQuestion } from '#shared/contract/question.ts';
import { withoutTwins } from '#shared/domain/board-questions.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import styles from './learned-list.module.css';

/** What the class asked and was shown, those with most marks first; a tick is at those that were answered. */
export function ClassQuestions({ questions }: { questions: readonly KeptQuestion[] }) {
  const { t } = useTranslation('teacher-results');
  if (questions.length === 0) return null;
  const ranked = withoutTwins(questions).sort((a, b) => b.marks - a.marks);
  return (
    <section className={styles.section} aria-labelledby="questions">
      <h2 id="questions">{t('questions.list')}</h2>
      <ul className={styles.questions}>
        {ranked.map(({ _id, text, marks, answered }) => (
          <li key={_id}>
            <span dir="auto">{text}</span>{' '}
            <small>
              {marks > 0 && <span>{t('teacher-board:questions.marks', { count: marks })}</span>}
              {answered && (
                <span>
                  <Icon name="check" /> {t('questions.tick')}
                </span>
              )}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
