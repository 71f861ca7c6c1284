import { useTranslation } from '#web/i18n/use-translation.ts';
import { useModal } from '#web/ui/forms/dialog.tsx';
import styles from './blank.module.css';

/** A black board, until any key or a press: the class looks at the teacher. */
export function Blank({ onEnd }: { onEnd: () => void }) {
  const { t } = useTranslation('teacher-live');
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      className={styles.blank}
      aria-label={t('keys.blanked')}
      onClose={onEnd}
      onClick={onEnd}
      onKeyDown={(event) => {
        event.preventDefault();
        onEnd();
      }}
    />
  );
}
