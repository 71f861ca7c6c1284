import type { ShownBallot } from '#shared/contract/live-state.ts';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { majorityOf } from '#shared/domain/ballot.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Coalition } from '#web/teacher/board/coalition-view.tsx';
import { seatsOf } from '#web/teacher/board/parliament-view.tsx';
import { useBallot } from '#web/teacher/control/use-ballot.ts';
import type { Lead } from '#web/teacher/control/use-lead.ts';
import { Unread } from '#web/teacher/parts/unread.tsx';
import { CountOf } from './remote-answers.tsx';

interface RemoteBallotProps {
  session: VotingSession;
  shown: ShownBallot;
  students: number;
  chips: NonNullable<Lead['chips']>;
}

/** A ballot on the remote control: how many voted, what the board shows of it, and the parties to press. */
export function RemoteBallot({ session, shown, students, chips }: RemoteBallotProps) {
  const { t } = useTranslation('teacher-live');
  const { ballot, seated, reads } = useBallot(session);
  if (ballot === undefined) return <Unread queries={reads} />;
  const seats = seatsOf(seated);
  if (shown.step === 'vote' && ballot.open) {
    const all = Math.max(ballot.voted, students);
    return (
      <>
        <h1>{t('lesson.step.box')}</h1>
        <CountOf
          count={ballot.voted}
          of={all}
          words={t('ballot.voted', { count: ballot.voted, students: t('ofAll', { count: all }) })}
        />
      </>
    );
  }
  if (shown.step === 'vote' || seats === 0)
    return <h1>{t(shown.step === 'vote' ? 'ballot.few' : 'ballot.noSeats')}</h1>;
  return (
    <>
      <h1>{t(shown.step === 'coalition' ? 'ballot.who' : 'ballot.seats')}</h1>
      <p>{t('ballot.majority', { count: majorityOf(seats), seats })}</p>
      {shown.step === 'coalition' ? (
        <Coalition
          seated={seated}
          chosen={shown.coalition}
          onToggle={(id) => chips.find((chip) => chip.id === id)?.press()}
        />
      ) : (
        <p translate="no">{seated.map(({ party, seats: held }) => `${party.name} ${held}`).join(' · ')}</p>
      )}
    </>
  );
}
