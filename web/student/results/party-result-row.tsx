import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import type { OwnResults } from '#shared/contract/result.ts';
import { matchPercentage } from '#shared/domain/matching.ts';
import type { GameType } from '#shared/domain/voting-session.ts';
import { formatPercentage } from '#web/i18n/percentage.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { PartyLogo } from '#web/widgets/party-logo.tsx';
import { hasFigure } from './comparison.ts';
import { MatchBar } from './match-bar.tsx';
import { MatchSquares, SQUARES_MAX } from './match-squares.tsx';
import styles from './party-result-row.module.css';

interface PartyResultRowProps {
  sessionId: string;
  mode: GameType;
  totalAnswers: number;
  party: OwnResults['partyResults'][number];
}

export function PartyResultRow({ sessionId, mode, totalAnswers, party }: PartyResultRowProps) {
  const { t, i18n } = useTranslation('student-results');
  const percentage = matchPercentage(party.matchingAnswers, totalAnswers);
  return (
    <div className={styles.row} style={{ '--c': party.color } as CSSProperties}>
      <Link className={styles.link} to={`/results/${sessionId}/party/${party._id}?mode=${mode}`}>
        <PartyLogo name={party.name} image={party.image} />
        <span className={styles.name} translate="no">
          {party.name}
        </span>
        {percentage !== null && hasFigure(totalAnswers) && (
          <span className={styles.figure} translate="no">
            {formatPercentage(percentage, i18n.language, 0)}
          </span>
        )}
        <Icon name="chevronRight" className={styles.go} />
        {totalAnswers > SQUARES_MAX && <MatchBar percentage={percentage} className={styles.bar} />}
        {totalAnswers > 0 && (
          <span className={styles.match}>
            {totalAnswers <= SQUARES_MAX && <MatchSquares matching={party.matchingAnswers} total={totalAnswers} />}
            <span>{t('overview.match', { count: party.matchingAnswers, total: totalAnswers })}</span>
          </span>
        )}
      </Link>
    </div>
  );
}
