import type { OwnResults } from '#shared/contract/result.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { groupTies } from './comparison.ts';
import styles from './results-headline.module.css';
import { usePartyNames } from './use-party-names.ts';

/** Parties that are named; of more of them only their number is said. */
const NAMES_MAX = 3;

/** A debate's result in one sentence: which party or parties answered like the student most often. */
export function ResultsHeadline({ results }: { results: OwnResults }) {
  const { t } = useTranslation('student-results');
  const names = usePartyNames(results, NAMES_MAX);
  const { partyResults, totalAnswers: total } = results;
  const leaders = groupTies(partyResults)[0] ?? [];
  const same = leaders[0]?.matchingAnswers ?? 0;
  if (total === 0) return <h1>{t('overview.title')}</h1>;
  if (same === 0) return <h1>{t('headline.none', { count: total })}</h1>;
  const isTie = leaders.length > 1;
  const times = () => {
    if (total === 1) return t('headline.same', { count: leaders.length });
    return isTie ? t('headline.each', { count: same }) : t('headline.times', { count: same });
  };
  return (
    <h1 className={styles.headline}>
      <small>{t(isTie ? 'headline.onTie' : 'headline.on', { count: total })}</small>{' '}
      <span translate={leaders.length > NAMES_MAX ? undefined : 'no'}>{names(leaders.map(({ _id }) => _id))}</span>{' '}
      <small>{times()}</small>
    </h1>
  );
}
