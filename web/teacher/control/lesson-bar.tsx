// The buttons that lead a lesson, in the bar below the board.
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import styles from './lesson-bar.module.css';
import type { Pill } from './use-lead.ts';

/** Leads back; disabled if there is nothing before. */
export function BackButton({ onBack }: { onBack: (() => void) | null }) {
  const { t } = useTranslation('teacher-live');
  return (
    <Button
      kind="text"
      className={styles.back}
      aria-label={t('lesson.back')}
      title={t('lesson.back')}
      aria-keyshortcuts="ArrowLeft PageUp"
      disabled={onBack === null}
      onClick={onBack ?? undefined}
    >
      <Icon name="back" />
    </Button>
  );
}

interface MainButtonProps {
  main: { isArmed: boolean; isAwake: boolean; press: () => void };
  busy: boolean;
  label: string;
  noteId?: string | undefined;
}

/**
 * The one button that names the next step: an outline until the class is ready for it; while it is armed, the question.
 */
export function MainButton({ main: { isArmed, isAwake, press }, busy, label, noteId }: MainButtonProps) {
  return (
    <>
      <Button
        kind={isAwake ? 'main' : 'line'}
        className={isAwake ? styles.awake : styles.asleep}
        busy={busy}
        aria-describedby={noteId}
        aria-keyshortcuts="ArrowRight PageDown"
        data-leads=""
        data-main={isAwake ? 'awake' : 'asleep'}
        onClick={press}
      >
        <span>{label}</span>
        {!isArmed && <Icon name="forward" />}
      </Button>
      <VisuallyHidden>
        <span role="status">{isArmed && label}</span>
      </VisuallyHidden>
    </>
  );
}

/**
 * The steps of a statement: the present one, those that can be entered as buttons, and the others. In a narrow window,
 * and where the words would take more room than there is, all but the present one are their digit.
 */
export function Pills({ pills }: { pills: readonly Pill[] }) {
  const { t } = useTranslation('teacher-live');
  const list = useRef<HTMLOListElement>(null);
  const drawn = pills
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
    // The elements beside them change their size with their text and font.
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
      {pills.map(({ step, isCurrent, enter }, index) => {
        const key = `${index + 1}`;
        const label = t(`lesson.step.${step}`);
        const text = isCurrent ? (
          label
        ) : (
          <>
            <span className={styles.word}>{label}</span>
            <span className={styles.digit}>
              <span translate="no" aria-hidden="true">
                {key}
              </span>
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
