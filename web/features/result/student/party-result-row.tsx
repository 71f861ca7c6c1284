// One party in the results: its percentage, the figures behind it, and the way to the comparison.

import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OwnResults } from '#shared/contract/result.ts';
import { matchPercentage } from '#shared/domain/matching.ts';
import { formatPercentage } from '#web/i18n/percentage.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PartyLogo } from '#web/widgets/party-logo.tsx';
import { tallyOf } from './comparison.ts';
import { HowItCame } from './how-it-came.tsx';
import { MatchBar } from './match-bar.tsx';
import styles from './party-result-row.module.css';
import { comparisonQuery } from './student-results.api.ts';

interface PartyResultRowProps {
  sessionId: string;
  mode: 'debate' | 'party';
  totalAnswers: number;
  party: OwnResults['partyResults'][number];
}

/** What the percentage is made of is read only when somebody wants to know. */
export function PartyResultRow({ sessionId, mode, totalAnswers, party }: PartyResultRowProps) {
  const { t, i18n } = useTranslation('result');
  const [open, setOpen] = useState(false);
  const { data: comparison } = useQuery({ ...comparisonQuery(sessionId, party._id), enabled: open });
  const percentage = matchPercentage(party.matchingAnswers, totalAnswers);
  return (
    <div className={styles.row} style={{ '--c': party.color } as CSSProperties}>
      <Link className={styles.link} to={`/results/${sessionId}/party/${party._id}?mode=${mode}`}>
        <PartyLogo name={party.name} image={party.image} />
        <span className={styles.name}>{party.name}</span>
        {percentage !== null && <span className={styles.figure}>{formatPercentage(percentage, i18n.language)}</span>}
        <Icon name="chevronRight" className={styles.go} />
        <MatchBar percentage={percentage} className={styles.bar} />
      </Link>
      {totalAnswers > 0 && (
        <HowItCame
          summary={t('overview.match', { count: party.matchingAnswers, total: totalAnswers })}
          tally={comparison && tallyOf(comparison.statementComparisons)}
          onOpen={setOpen}
          className={styles.why}
        />
      )}
    </div>
  );
}
