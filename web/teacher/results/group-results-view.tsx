import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupResults } from '#shared/contract/result.ts';
import type { GameType } from '#shared/domain/voting-session.ts';
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
  const answers = Math.max(0, ...scores.map(({ total }) => total));
  if (scores.every(({ total }) => total === 0))
    return (
      <GroupResultsPlace type={type}>
        <div className={styles.none}>
          <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
        </div>
      </GroupResultsPlace>
    );
  const sum =
    type === 'debate'
      ? t('sumDebate', {
          count: students,
          students: t('students', { count: students }),
          answers: t('answers', { count: answers }),
        })
      : t('sumParty');
  return (
    <GroupResultsPlace type={type} sum={<p>{sum}</p>}>
      <PartyScores scores={scores} type={type} />
      {type === 'debate' && scores.length > 1 && <ClassRobustness robustness={robustness} />}
    </GroupResultsPlace>
  );
}
