import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { OwnResults } from '#shared/contract/result.ts';
import { comparisonQuery } from '#web/data/own-results.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { StatementNumber } from '#web/widgets/number-box.tsx';
import { verdictOf } from './comparison.ts';
import firm from './match-robustness.module.css';

interface OwnHitsProps {
  sessionId: string;
  totalAnswers: number;
  baseline: number;
  /** The party that was played. */
  party: OwnResults['partyResults'][number];
}

/** How often a player knew their party, compared with always answering what most parties answer; and the party's explanation of each miss. */
export function OwnHits({ sessionId, totalAnswers, baseline, party }: OwnHitsProps) {
  const { t } = useTranslation('student-results');
  const [open, setOpen] = useState(false);
  const { data } = useQuery({ ...comparisonQuery(sessionId, party._id), enabled: open });
  const hits = party.matchingAnswers;
  const besides = () => {
    if (hits === baseline) return t('played.same');
    return hits > baseline ? t('played.more', { baseline }) : t('played.less', { baseline });
  };
  const misses = (data?.statementComparisons ?? []).flatMap((comparison, at) =>
    verdictOf(comparison) === 'different' ? [{ ...comparison, number: at + 1 }] : [],
  );
  return (
    <section className={firm.firm} aria-label={t('played.title')}>
      <p className={firm.says}>
        <span>{t('played.hits', { hits, count: totalAnswers })}</span>
        <small>{besides()}</small>
      </p>
      {hits < totalAnswers && (
        <details className={firm.why} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>
            {t('played.misses')}
            <Icon name="chevron" />
          </summary>
          <ul>
            {misses.map(({ statement, partyOpinion, number }) => (
              <li key={statement._id}>
                <Link to={`/results/${sessionId}/party/${party._id}?mode=party&statement=${number}`}>
                  <StatementNumber value={number} />
                  <span lang={CONTENT_LANGUAGE}>
                    <b>{partyOpinion?.opinion}</b> <span>{partyOpinion?.comment}</span>
                  </span>
                  <Icon name="chevronRight" />
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
