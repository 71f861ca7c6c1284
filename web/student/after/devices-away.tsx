import { useTranslation } from '#web/i18n/use-translation.ts';
import { useModal } from '#web/ui/forms/dialog.tsx';
import styles from './devices-away.module.css';

/** Over whatever is on the screen, which stays as it is under it: what was typed, chosen or is still to be sent is not touched. */
export function DevicesAway() {
  const { t } = useTranslation('student-results');
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      className={styles.away}
      data-surface="deep"
      aria-labelledby="devices-away"
      onCancel={(event) => event.preventDefault()}
      // Browsers let a second Escape through.
      onClose={({ currentTarget }) => currentTarget.isConnected && currentTarget.showModal()}
    >
      <h1 id="devices-away">{t('away.title')}</h1>
      <p>{t('away.text')}</p>
    </dialog>
  );
}
