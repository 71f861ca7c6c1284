import { useTranslation } from '#web/i18n/use-translation.ts';
import { useModal } from '#web/ui/forms/dialog.tsx';
import styles from './devices-away.module.css';

/** Covers the screen without changing it: input, choices and unsent answers stay. */
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
      // Browsers close a dialog at the second Escape, even if it was prevented.
      onClose={({ currentTarget }) => currentTarget.isConnected && currentTarget.showModal()}
    >
      <h1 id="devices-away">{t('away.title')}</h1>
      <p>{t('away.text')}</p>
    </dialog>
  );
}
