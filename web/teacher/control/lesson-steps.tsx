import { useTranslation } from '#web/i18n/use-translation.ts';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import styles from './lesson-bar.module.css';
import type { LeadStep } from './use-lead.ts';

interface LessonStepsProps {
  steps: readonly LeadStep[];
  /** Whether something else needs room in the bar. */
  isTight: boolean;
}

/** The steps of a statement: the present one, those that can be entered as buttons, and the others. In a narrow window all but the present one are their digit. */
export function LessonSteps({ steps, isTight }: LessonStepsProps) {
  const { t } = useTranslation('teacher-live');
  return (
    <ol
      className={isTight ? `${styles.steps} ${styles.tight}` : styles.steps}
      aria-label={t('lesson.steps')}
      data-leads=""
    >
      {steps.map(({ step, isCurrent, enter }, index) => {
        const key = `${index + 1}`;
        const label = t(`lesson.step.${step}`);
        const text = isCurrent ? (
          label
        ) : (
          <>
            <span className={styles.wide}>{label}</span>
            <span className={styles.digit}>
              <span aria-hidden="true">{key}</span>
              <VisuallyHidden>{label}</VisuallyHidden>
            </span>
          </>
        );
        return (
          <li key={step} aria-current={isCurrent ? 'step' : undefined}>
            {enter === null ? (
              <span>{text}</span>
            ) : (
              <button type="button" aria-keyshortcuts={key} onClick={enter}>
                {text}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
