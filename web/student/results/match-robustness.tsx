import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { OwnResults, OwnRobustness } from '#shared/contract/result.ts';
import { comparisonQuery, robustnessQuery } from '#web/data/own-results.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { StatementNumber } from '#web/widgets/number-box.tsx';
import { decisiveShown, isReplaceable } from './decisive.ts';
import styles from './match-robustness.module.css';
import { usePartyNames } from './use-party-names.ts';

interface MatchRobustnessProps {
  sessionId: string;
  results: OwnResults;
}

/** One sentence on how firm the first place is. */
export function MatchRobustness({ sessionId, results }: MatchRobustnessProps) {
  const { t } = useTranslation('student-results');
  const { data: robustness, isError } = useQuery(robustnessQuery(sessionId));
  if (isError) return null;
  return (
    <section className={styles.firm} aria-label={t('firm.title')} aria-busy={robustness === undefined}>
      {robustness && <Sentence sessionId={sessionId} results={results} robustness={robustness} />}
    </section>
  );
}

function Sentence({ sessionId, results, robustness }: MatchRobustnessProps & { robustness: OwnRobustness }) {
  const { t } = useTranslation('student-results');
  const names = usePartyNames(results, 4);
  const { kind, leaders, same } = robustness;
  if (kind === 'few') return <p className={styles.few}>{t('firm.few', { count: results.totalAnswers })}</p>;
  const isOnly = results.partyResults.length === 1;
  const says = () => {
    if (isOnly) return t('firm.only');
    if (kind === 'tie') return t('firm.tie', { count: results.totalAnswers, parties: names(leaders) });
    if (kind === 'firm') return t('firm.firm', { party: names(leaders) });
    return t(isReplaceable(robustness) ? 'firm.fragile' : 'firm.level');
  };
  return (
    <>
      <p className={styles.says}>
        <span>{says()}</span>
        {same.map((group) => (
          <small key={group[0]}>{t('firm.same', { parties: names(group), count: group.length })}</small>
        ))}
      </p>
      <Decisive sessionId={sessionId} robustness={robustness} names={names} />
    </>
  );
}

interface DecisiveProps {
  sessionId: string;
  robustness: OwnRobustness;
  names: (ids: readonly string[]) => string;
}

/** The decisive answers; their statements are read only when they are opened. */
function Decisive({ sessionId, robustness, names }: DecisiveProps) {
  const { t } = useTranslation('student-results');
  const [open, setOpen] = useState(false);
  const list = useId();
  const { kind, leaders } = robustness;
  const changes = decisiveShown(robustness);
  const { data } = useQuery({ ...comparisonQuery(sessionId, leaders[0] ?? ''), enabled: open });
  if (changes.length === 0) return null;
  const lines = changes.flatMap((change) => {
    const at = data?.statementComparisons.findIndex(({ statement }) => statement._id === change.statementId) ?? -1;
    const mine = data?.statementComparisons[at]?.studentOpinion?.opinion;
    return mine === undefined ? [] : [{ ...change, number: at + 1, mine }];
  });
  return (
    <details className={styles.why} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary aria-controls={list}>
        <span>{t(kind === 'tie' ? 'firm.whenOne' : 'firm.where')}</span>
        <Icon name="chevron" />
      </summary>
      <ul id={list}>
        {lines.map(({ statementId, number, opinion, mine, leaders: after }) => {
          const party = after.find((id) => !leaders.includes(id)) ?? after[0];
          return (
            <li key={statementId}>
              <Link to={`/results/${sessionId}/party/${party}?mode=debate&statement=${number}`}>
                <StatementNumber value={number} />
                <span>
                  <b dir="auto" lang={CONTENT_LANGUAGE}>
                    {opinion}
                  </b>{' '}
                  <span>{t('firm.instead', { mine, parties: names(after), count: after.length })}</span>
                </span>
                <Icon name="chevronRight" />
              </Link>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
