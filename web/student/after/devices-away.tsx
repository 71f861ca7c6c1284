import { BALLOTS_MAX } from '#shared/domain/limits.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { LiveSession } from '#web/session/session-patches.ts';
import { useModal } from '#web/ui/forms/dialog.tsx';
import { DrawingFile } from '#web/widgets/drawing.tsx';
import styles from './devices-away.module.css';

/** Whether the ballot that the class looks at was closed without a vote of this student. */
function missedBallot({ ballot, currentStatement, studentOpinions }: LiveSession): boolean {
  if (ballot === null || ballot.round === 0 || ballot.voted) return false;
  return ballot.round === BALLOTS_MAX || studentOpinions.every(({ statementId }) => statementId !== currentStatement);
}

/** Covers the screen without changing it: input, choices and unsent answers stay. */
export function DevicesAway({ session }: { session: LiveSession }) {
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
      <DrawingFile name="phone-down" className={styles.phone} />
      <h1 id="devices-away">{t('away.title')}</h1>
      <p>{t(missedBallot(session) ? 'ballot.missed' : 'away.text')}</p>
    </dialog>
  );
}
