import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useState } from 'react';
import { Link } from 'react-router';
import type { OwnResults } from '#shared/contract/result.ts';
import { matchPercentage } from '#shared/domain/matching.ts';
import type { GameType } from '#shared/domain/voting-session.ts';
import { comparisonQuery } from '#web/data/own-results.ts';
import { formatPercentage } from '#web/i18n/percentage.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { PartyLogo } from '#web/widgets/party-logo.tsx';
import { hasFigure, tallyOf } from './comparison.ts';
import { MatchBar } from './match-bar.tsx';
import { MatchExplanation } from './match-explanation.tsx';
import styles from './party-result-row.module.css';

interface PartyResultRowProps {
  sessionId: string;
  mode: GameType;
  totalAnswers: number;
  party: OwnResults['partyResults'][number];
}

/** The figures behind the percentage are read only when they are opened. */
export function PartyResultRow({ sessionId, mode, totalAnswers, party }: PartyResultRowProps) {
  const { t, i18n } = useTranslation('student-results');
  const [open, setOpen] = useState(false);
  const { data: comparison } = useQuery({ ...comparisonQuery(sessionId, party._id), enabled: open });
  const percentage = matchPercentage(party.matchingAnswers, totalAnswers);
  return (
    <div className={styles.row} style={{ '--c': party.color } as CSSProperties}>
      <Link className={styles.link} to={`/results/${sessionId}/party/${party._id}?mode=${mode}`}>
        <PartyLogo name={party.name} image={party.image} />
        <span className={styles.name}>{party.name}</span>
        {percentage !== null && hasFigure(mode, totalAnswers) && (
          <span className={styles.figure}>{formatPercentage(percentage, i18n.language)}</span>
        )}
        <Icon name="chevronRight" className={styles.go} />
        <MatchBar percentage={percentage} className={styles.bar} />
      </Link>
      {totalAnswers > 0 && (
        <MatchExplanation
          summary={t('overview.match', { count: party.matchingAnswers, total: totalAnswers })}
          tally={comparison && tallyOf(comparison.statementComparisons)}
          onOpen={setOpen}
          className={styles.why}
        />
      )}
    </div>
  );
}
