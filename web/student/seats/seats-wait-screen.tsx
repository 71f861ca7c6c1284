import { useTranslation } from '#web/i18n/use-translation.ts';
import type { LiveSession } from '#web/session/session-patches.ts';
import { NextTry } from '#web/student/after/next-try.tsx';
import { PartyArguments } from '#web/student/after/party-arguments.tsx';
import { LeaveDevice } from '#web/student/frame/device.tsx';
import { useOutbox } from '#web/student/outbox/use-outbox.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import screen from '#web/ui/common/screen.module.css';
import { Button, LinkButton } from '#web/ui/core/button.tsx';
import { Dots } from '#web/ui/core/dots.tsx';
import { SeatChanges } from './seat-changes.tsx';
import { SeatRow } from './seat-row.tsx';
import styles from './seats.module.css';
import type { Seat } from './use-seats.ts';

interface SeatsWaitScreenProps {
  session: LiveSession;
  seats: readonly Seat[];
  onSit: (seat: number) => void;
  /** Opens the questions of one of them. */
  onAsk: () => void;
}

/** Shown while no seat is asked, or the one that is has handed on. It shows nothing of anybody's answers. */
export function SeatsWaitScreen({ session, seats, onSit, onAsk }: SeatsWaitScreenProps) {
  const { t } = useTranslation('student-device');
  const { answers } = useOutbox();
  const open = seats.filter(({ wants }) => wants);
  const outside = seats.filter((seat) => seat.session === null);
  const isOwnTempo = session.state === 'ongoing' && session.tempo === 'student';
  const isDone = open.length === 0;
  const kind = session.state === 'draft' ? 'start' : isOwnTempo ? 'own' : 'class';
  return (
    <div className={screen.column}>
      <div className={screen.message}>
        <SeatRow seats={seats} {...(kind === 'start' && { now: 'all' as const })} />
        <h1>{t(isDone ? `seatsWait.${kind}` : 'seatsWait.some')}</h1>
        <p>{t(isDone ? `seatsWait.${kind}Text` : 'seatsWait.someText')}</p>
        {open.map(({ number }) => (
          <Button key={number} kind="line" size="big" onClick={() => onSit(number)}>
            {t('pass.sit', { number })}
          </Button>
        ))}
        {outside.map(({ number, locked }) => (
          <p key={number} role="status">
            {t(locked ? 'seatsWait.locked' : 'seatsWait.outside', { number })}
          </p>
        ))}
        {answers.some(({ attempts }) => attempts > 0) && <NextTry />}
        {isDone && isOwnTempo && (
          <LinkButton size="big" to={`/results/${session._id}`}>
            {t('number.title')}
          </LinkButton>
        )}
        {session.questionsOpen && (
          <Button kind="text" onClick={onAsk}>
            <Icon name="edit" />
            {t('questions.open')}
          </Button>
        )}
        {!isOwnTempo && <Dots className={styles.dots} />}
      </div>
      {isDone && session.showPartyArguments && session.currentStatement !== null && (
        <PartyArguments code={session.code} statementId={session.currentStatement} />
      )}
      <SeatChanges session={session} seats={seats} />
      <LeaveDevice />
    </div>
  );
}
