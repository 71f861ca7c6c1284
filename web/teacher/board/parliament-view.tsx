import { useMemo } from 'react';
import type { BallotBoard } from '#shared/contract/ballot.ts';
import type { Party } from '#shared/contract/party.ts';
import { majorityOf, type SeatedParty } from '#shared/domain/ballot.ts';
import { matchPercentage } from '#shared/domain/matching.ts';
import type { OpinionCount } from '#shared/domain/statement-results.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import styles from './ballot-view.module.css';
import { OpinionBars } from './opinion-bars.tsx';
import { SeatsResult } from './seats-result.tsx';
import result from './shown-results-view.module.css';
import { type DrawnMemory, useReveal } from './use-reveal.ts';

export type BallotParty = Pick<Party, '_id' | 'name' | 'color'>;
export type Seated = SeatedParty<BallotParty>;

/** The last drawing of a ballot is remembered like that of a statement. */
export const BALLOT = 'ballot';
/** More seats, or parties with seats, than this are bars. */
const SEATS_MAX = 150;
const PARTIES_MAX = 12;
/** The most bars below each other; further ones are beside them. */
const BARS_MAX = 10;

export const seatsOf = (seated: readonly Seated[]): number => seated.reduce((sum, { seats }) => sum + seats, 0);

/** Whether there are too many of them for a half circle. */
export const areBars = (seated: readonly Seated[]): boolean =>
  seatsOf(seated) > SEATS_MAX || seated.filter(({ seats }) => seats > 0).length > PARTIES_MAX;

/** The parties as the options of a result. */
export const asOptions = (seated: readonly Seated[]): OpinionCount[] => {
  const all = seatsOf(seated);
  return seated.map(({ party: { name, color }, seats }, order) => ({
    ...{ opinion: name, color, order, count: seats, hands: 0 },
    percentage: matchPercentage(seats, all),
  }));
};

const isSecondOf = (seated: readonly Seated[]): boolean => seated.some(({ before }) => before !== null);
const NONE: readonly OpinionCount[] = [];

interface ParliamentViewProps {
  memory: DrawnMemory;
  round: BallotBoard['rounds'][number];
  seated: readonly Seated[];
}

/** The seats of the last ballot, with what they were in the one before. */
export function ParliamentView({ memory, round: { round, votes, blank }, seated }: ParliamentViewProps) {
  const { t } = useTranslation('teacher-live');
  const seats = seatsOf(seated);
  const options = useMemo(() => asOptions(seated), [seated]);
  const reveal = useReveal(memory, { statementId: BALLOT, round, takenAt: String(round) }, options);
  // In a second ballot each number shows the earlier one.
  const ones = isSecondOf(seated) ? NONE : options.filter(({ count }) => count === 1);
  const large = ones.length > 0 ? options.filter(({ count }) => count > 1) : options;
  const isSecond = isSecondOf(seated);
  const notes = isSecond ? seated.map(({ before }) => t('ballot.first', { seats: before ?? 0 })) : undefined;
  return (
    <>
      <h1 className={styles.title}>
        <span>{t(isSecond ? 'ballot.seatsNow' : 'ballot.seats')}</span>{' '}
        <small>{t('ballot.counted', { count: votes, blank })}</small>
      </h1>
      {areBars(seated) ? (
        <div className={result.bars}>
          <OpinionBars options={large} notes={notes} columns={Math.ceil(large.length / BARS_MAX)} isCompact />
          {ones.length > 0 && (
            <p className={styles.ones}>
              <b>{t('ballot.ones')}</b> <span translate="no">{ones.map(({ opinion }) => opinion).join(' · ')}</span>
            </p>
          )}
        </div>
      ) : (
        <SeatsResult options={options} skipped={0} unanswered={0} reveal={reveal} notes={notes} isParliament />
      )}
      <p className={styles.majority}>{t('ballot.majority', { count: majorityOf(seats), seats })}</p>
    </>
  );
}
