import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import styles from './lesson-bar.module.css';
import type { LeadStep } from './use-lead.ts';

/** The steps of a statement: the present one, those that can be entered as buttons, and the others. In a narrow window, and where the words would take more room than there is, all but the present one are their digit. */
export function LessonSteps({ steps }: { steps: readonly LeadStep[] }) {
  const { t } = useTranslation('teacher-live');
  const list = useRef<HTMLOListElement>(null);
  const drawn = steps
    .map(({ step, isCurrent, enter }) => t(`lesson.step.${step}`) + isCurrent + (enter === null))
    .join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the room that they take changes with what is drawn.
  useLayoutEffect(() => {
    const words = list.current;
    const middle = words?.parentElement;
    const bar = middle?.parentElement;
    if (!words || !middle || !bar) return;
    const fit = () => {
      words.toggleAttribute('data-short', true);
      const height = bar.offsetHeight;
      words.toggleAttribute('data-short', false);
      const fits = bar.offsetHeight <= height && words.scrollWidth <= middle.clientWidth;
      words.toggleAttribute('data-short', !fits);
    };
    // What stands beside them changes its size with its words and with their font.
    const beside = new ResizeObserver(fit);
    for (const column of bar.children) if (column !== middle) beside.observe(column);
    addEventListener('resize', fit);
    return () => {
      beside.disconnect();
      removeEventListener('resize', fit);
    };
  }, [drawn]);
  return (
    <ol ref={list} className={styles.steps} aria-label={t('lesson.steps')} data-leads="">
      {steps.map(({ step, isCurrent, enter }, index) => {
        const key = `${index + 1}`;
        const label = t(`lesson.step.${step}`);
        const text = isCurrent ? (
          label
        ) : (
          <>
            <span className={styles.word}>{label}</span>
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
