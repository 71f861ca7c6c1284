import type { ReactNode } from 'react';
import type { GroupResults } from '#shared/contract/result.ts';
import type { GameType } from '#shared/domain/voting-session.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { EmptyState } from '#web/ui/common/empty-state.tsx';
import { ClassRobustness } from './class-robustness.tsx';
import { PartyScores } from './party-scores.tsx';
import styles from './results-page.module.css';

interface GroupResultsPlaceProps {
  type: GameType;
  /** One sentence under the title. */
  sum?: ReactNode;
  children: ReactNode;
}

/** The page of a class's results, with the title that it has before they are there. */
export function GroupResultsPlace({ type, sum, children }: GroupResultsPlaceProps) {
  const { t } = useTranslation('teacher-results');
  return (
    <main id="main" className={styles.view}>
      <div className={styles.top}>
        <h1>{type === 'debate' ? t('titleDebate') : t('titleParty')}</h1>
        {sum}
      </div>
      {children}
    </main>
  );
}

/** How much a class agrees with every party, or knew about it. */
export function GroupResultsView({ results, type }: { results: GroupResults; type: GameType }) {
  const { t } = useTranslation('teacher-results');
  const { partyScores: scores, totalParticipants: students, robustness } = results;
  if (scores.every(({ total }) => total === 0))
    return (
      <GroupResultsPlace type={type}>
        <div className={styles.none}>
          <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
        </div>
      </GroupResultsPlace>
    );
  const sum = type === 'debate' ? <DebateSum results={results} /> : t('sumParty');
  return (
    <GroupResultsPlace type={type} sum={<p>{sum}</p>}>
      <PartyScores scores={scores} type={type} />
      {type === 'debate' && scores.length > 1 && students > 0 && <ClassRobustness robustness={robustness} />}
    </GroupResultsPlace>
  );
}

/** How many students gave how many answers, and how many hands were counted. */
function DebateSum({ results: { partyScores, totalParticipants, handsTotal } }: { results: GroupResults }) {
  const { t } = useTranslation('teacher-results');
  const hands = t('hands', { count: handsTotal });
  if (totalParticipants === 0) return hands;
  const answers = Math.max(0, ...partyScores.map(({ total }) => total)) - handsTotal;
  const given = t('sumDebate', {
    count: totalParticipants,
    students: t('students', { count: totalParticipants }),
    answers: t('answers', { count: answers }),
  });
  return handsTotal === 0 ? given : `${given} · ${hands}`;
}
