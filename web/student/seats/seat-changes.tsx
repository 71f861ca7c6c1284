import { useState } from 'react';
import { readRecentGame, saveRecentGame } from '#web/client/recent-games.ts';
import { clearDraftsOf } from '#web/client/student-storage.ts';
import { forgetAnswers } from '#web/data/own-results.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { LiveSession } from '#web/session/session-patches.ts';
import { becomeClient, randomUuid, readClientId } from '#web/shell/identity.ts';
import { outbox } from '#web/student/outbox/outbox.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { SEATS_MAX } from './seat-choice-screen.tsx';
import styles from './seats.module.css';
import type { Seat } from './use-seats.ts';

/** Removes a seat, or before the start adds one. The others keep their numbers. */
export function SeatChanges({ session, seats }: { session: LiveSession; seats: readonly Seat[] }) {
  const { t } = useTranslation('student-device');
  const [leaving, setLeaving] = useState<Seat | null>(null);
  const isDraft = session.state === 'draft';
  const stop = (seat: Seat) => {
    setLeaving(null);
    clearDraftsOf(seat.clientId);
    const game = readRecentGame(session._id);
    if (game) {
      const others = game.seats.filter(({ clientId }) => clientId !== seat.clientId);
      // The device reads the game as one of them: as who stopped it would join again.
      const heir = seats.find(({ clientId, session: joined }) => clientId !== seat.clientId && joined !== null);
      if (heir && seat.clientId === readClientId()) becomeClient(heir.clientId);
      saveRecentGame(session._id, { ...game, seats: others });
    }
    const isWaiting = outbox.read().answers.some(({ clientId }) => clientId === seat.clientId);
    // A seat without answers is removed as a participant, so that the teacher's count is right. If the call fails, the count stays.
    if (seat.session?.studentOpinions.length === 0 && !isWaiting)
      forgetAnswers(session._id, seat.clientId).catch(() => {});
  };
  const canAdd = isDraft && seats.length < SEATS_MAX;
  if (seats.length < 2 && !canAdd) return null;
  return (
    <details className={styles.changes}>
      <summary>
        <span>{t(canAdd ? 'changes.title' : 'changes.stops')}</span>
        <Icon name="chevron" />
      </summary>
      <div>
        {seats.length > 1 &&
          seats.map((seat) => (
            <Button key={seat.number} kind="text" onClick={() => setLeaving(seat)}>
              {t('changes.stop', { number: seat.number })}
            </Button>
          ))}
        {canAdd && (
          <Button kind="text" onClick={() => addSeat(session._id)}>
            <Icon name="plus" />
            {t('changes.add')}
          </Button>
        )}
      </div>
      {leaving && (
        <Dialog
          title={t('changes.ask', { number: leaving.number })}
          cancel={t('number.no')}
          confirm={t('changes.stop', { number: leaving.number })}
          onCancel={() => setLeaving(null)}
          onConfirm={() => stop(leaving)}
        >
          <p>{t('changes.text', { number: leaving.number })}</p>
        </Dialog>
      )}
    </details>
  );
}

function addSeat(sessionId: string): void {
  const game = readRecentGame(sessionId);
  if (!game) return;
  const number = Math.max(0, ...game.seats.map((seat) => seat.number)) + 1;
  saveRecentGame(sessionId, { ...game, seats: [...game.seats, { number, clientId: randomUuid(), partyId: null }] });
}
