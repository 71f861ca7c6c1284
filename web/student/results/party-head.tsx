import type { CSSProperties } from 'react';
import type { Party } from '#shared/contract/party.ts';
import { matchPercentage } from '#shared/domain/matching.ts';
import { formatPercentage } from '#web/i18n/percentage.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { PartyLogo } from '#web/widgets/party-logo.tsx';
import { hasFigure, type StatementComparison, tallyOf } from './comparison.ts';
import { MatchBar } from './match-bar.tsx';
import { MatchExplanation } from './match-explanation.tsx';
import { PartyAbout } from './party-about.tsx';
import styles from './party-head.module.css';

interface PartyHeadProps {
  party: Party;
  comparisons: readonly StatementComparison[];
}

export function PartyHead({ party, comparisons }: PartyHeadProps) {
  const { t, i18n } = useTranslation('student-results');
  const tally = tallyOf(comparisons);
  const percentage = matchPercentage(tally.matching, tally.total);
  return (
    <>
      <section className={styles.head} style={{ '--c': party.color } as CSSProperties}>
        <PartyLogo name={party.name} image={party.image} />
        <h1 translate="no">{party.name}</h1>
        {percentage !== null && hasFigure(tally.total) && (
          <p className={styles.figure} translate="no">
            {formatPercentage(percentage, i18n.language, 0)}
          </p>
        )}
        <MatchBar percentage={percentage} className={styles.bar} />
        {percentage === null ? (
          <p className={styles.made}>{t('overview.allSkipped')}</p>
        ) : (
          <MatchExplanation
            summary={t('comparison.match', { same: tally.matching, count: tally.total })}
            tally={tally}
            className={styles.made}
          />
        )}
      </section>
      <PartyAbout key={party._id} party={party} />
    </>
  );
}
