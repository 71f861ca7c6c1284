import type { ReactNode } from 'react';
import type { GroupResults } from '#shared/contract/result.ts';
import type { GameType } from '#shared/domain/voting-session.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { EmptyState } from '#web/ui/common/empty-state.tsx';
import { Board } from './board.tsx';
import { ClassRobustness } from './class-robustness.tsx';
import { PartyScores } from './party-scores.tsx';
import styles from './results-page.module.css';

interface GroupResultsPlaceProps {
  type: GameType;
  isProjector: boolean;
  /** One sentence under the title. */
  sum?: ReactNode;
  children: ReactNode;
}

/** The frame of a class's results, with the title, which is known before the data. */
export function GroupResultsPlace({ type, isProjector, sum, children }: GroupResultsPlaceProps) {
  const { t } = useTranslation('teacher-results');
  return (
    <Board className={styles.view} isProjector={isProjector}>
      <div className={styles.top}>
        <h1>{type === 'debate' ? t('titleDebate') : t('titleParty')}</h1>
        {sum}
      </div>
      {children}
    </Board>
  );
}

interface GroupResultsViewProps extends Pick<GroupResultsPlaceProps, 'type' | 'isProjector'> {
  results: GroupResults;
}

/** How much a class agrees with every party, or knew about it. */
export function GroupResultsView({ results, type, isProjector }: GroupResultsViewProps) {
  const { t } = useTranslation('teacher-results');
  const { partyScores: scores, totalParticipants: students, robustness } = results;
  if (scores.every(({ total }) => total === 0))
    return (
      <GroupResultsPlace type={type} isProjector={isProjector}>
        <div className={styles.none}>
          <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
        </div>
      </GroupResultsPlace>
    );
  const sum = type === 'debate' ? <DebateSum results={results} /> : t('sumParty');
  return (
    <GroupResultsPlace type={type} isProjector={isProjector} sum={<p>{sum}</p>}>
      <PartyScores scores={scores} type={type} columns={columnsFor(scores.length)} />
      {type === 'debate' && scores.length > 1 && students > 0 && <ClassRobustness robustness={robustness} />}
    </GroupResultsPlace>
  );
}

/** As many placeholders as fill a screen without scrolling. */
const columnsFor = (parties: number): 2 | 3 | 4 => (parties <= 12 ? 2 : parties <= 24 ? 3 : 4);

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
