import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { BallotBoard } from '#shared/contract/ballot.ts';
import type { ShownBallot } from '#shared/contract/live-state.ts';
import { seatedParties } from '#shared/domain/ballot.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import styles from './ballot-view.module.css';
import { CoalitionView } from './coalition-view.tsx';
import live from './live-view.module.css';
import { BALLOT, type BallotParty, ParliamentView } from './parliament-view.tsx';
import { SeatChart } from './seat-chart.tsx';
import { answeredSeats } from './seat-layout.ts';
import result from './shown-results-view.module.css';
import type { DrawnMemory } from './use-reveal.ts';

interface BallotViewProps {
  ballot: BallotBoard;
  shown: ShownBallot;
  parties: readonly BallotParty[];
  /** Takes a party into the coalition, or out of it; absent if it can only be read. */
  onToggle?: (party: string) => void;
  /** Actions on its seats. */
  tools?: ReactNode;
}

/** A ballot on every screen that shows it: while it is open only how many voted, then its parliament. */
export function BallotView({ ballot, shown, parties, onToggle, tools }: BallotViewProps) {
  const { t } = useTranslation('teacher-live');
  const memory: DrawnMemory = useRef(null);
  const { rounds } = ballot;
  const seated = useMemo(() => seatedParties(rounds, parties), [rounds, parties]);
  const isOpen = shown.step === 'vote' && ballot.open;
  useEffect(() => {
    // The seats fill for viewers who saw the ballot box before.
    if (isOpen) memory.current = { statementId: BALLOT, round: ballot.round, takenAt: null, options: [] };
  }, [isOpen, ballot.round]);
  if (isOpen) return <Turnout {...ballot} />;
  const last = rounds.at(-1);
  const isTooFew = shown.step === 'vote' || last === undefined;
  if (isTooFew || last.votes === last.blank)
    return (
      <main id="main" className={result.view}>
        <div className={result.none}>
          <h1 className={styles.said}>{t(isTooFew ? 'ballot.few' : 'ballot.noSeats')}</h1>
        </div>
      </main>
    );
  return (
    <main id="main" className={result.view}>
      {shown.step === 'coalition' ? (
        <CoalitionView seated={seated} chosen={shown.coalition} onToggle={onToggle} />
      ) : (
        <ParliamentView key={last.round} memory={memory} round={last} seated={seated} />
      )}
      {tools && <div className={styles.tools}>{tools}</div>}
    </main>
  );
}

function Turnout({ voted, participants }: BallotBoard) {
  const { t } = useTranslation('teacher-live');
  // A student who voted and deleted their data is still counted.
  const students = Math.max(voted, participants);
  const layout = useMemo(() => answeredSeats(students, voted), [students, voted]);
  return (
    <main id="main" className={`${live.question} ${live.alone}`}>
      <h1 className={styles.title}>{t('ballot.title')}</h1>
      <div className={styles.box}>
        <SeatChart
          layout={layout}
          label={t('ballot.turnout', { count: voted, students: t('ofStudents', { count: students }) })}
          number={voted}
          words={t('ballot.voted', { count: voted, students: t('ofAll', { count: students }) })}
        />
      </div>
    </main>
  );
}
