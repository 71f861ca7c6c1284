import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import styles from './lesson-bar.module.css';

/** To what came before; disabled where nothing did. */
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

/** The one button that names what comes next: an outline until the class is ready for it, and while it asks, the question. */
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
        {label}
        {!isArmed && <Icon name="forward" />}
      </Button>
      <VisuallyHidden>
        <span role="status">{isArmed && label}</span>
      </VisuallyHidden>
    </>
  );
}
