import { useState } from 'react';
import type { GroupResults } from '#shared/contract/result.ts';
import type { GameType } from '#shared/domain/voting-session.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Board } from '#web/teacher/board/board.tsx';
import view from '#web/teacher/board/live-view.module.css';
import { EmptyState } from '#web/ui/common/empty-state.tsx';
import { NARROW, useScreenSize } from '#web/ui/screen/use-media.ts';
import { ClassRobustness } from './class-robustness.tsx';
import { nearestParties } from './nearest-parties.ts';
import styles from './parties-card.module.css';
import { PartyScores } from './party-scores.tsx';

interface PartiesCardProps {
  type: GameType;
  results: GroupResults;
}

/** How much a class agrees with every party, or knew about it. */
export function PartiesCard(props: PartiesCardProps) {
  return <FittingScores key={`${useScreenSize()} ${props.results.partyScores.length}`} {...props} />;
}

/** Parties on a board at most. */
const BOARD_MAX = 12;

/** As many parties as fit on the screen of that size, and how many others there are; on a phone all of them. */
function FittingScores({ results, type }: PartiesCardProps) {
  const { t } = useTranslation('teacher-results');
  const { partyScores: scores, totalParticipants: students, robustness } = results;
  const [limit, setLimit] = useState(matchMedia(NARROW).matches ? scores.length : BOARD_MAX);
  const isEmpty = scores.every(({ total }) => total === 0);
  const others = Math.max(0, scores.length - limit);
  return (
    <Board
      className={`${styles.view} ${styles.parties}`}
      onOverflow={() => setLimit(Math.max(1, Math.min(limit, scores.length) - 1))}
    >
      <div className={view.top}>
        <h1>{type === 'debate' ? t('titleDebate') : t('titleParty')}</h1>
        {!isEmpty && <p>{type === 'debate' ? <DebateSum results={results} /> : t('sumParty')}</p>}
      </div>
      {isEmpty ? (
        <div className={styles.none}>
          <EmptyState title={t('none')}>{t('nothing.toCompare')}</EmptyState>
        </div>
      ) : (
        <>
          {type === 'debate' && <Nearest scores={scores} />}
          <PartyScores scores={scores.slice(0, limit)} type={type} isCut={others > 0} />
          {others > 0 && <p className={styles.others}>{t('teacher-board:pages.parties', { count: others })}</p>}
          {type === 'debate' && scores.length > 1 && students > 0 && <ClassRobustness robustness={robustness} />}
        </>
      )}
    </Board>
  );
}

/** Characters of two parties in one sentence; longer ones are counted. */
const NAMES_MAX = 60;

/** The one sentence of a debate: which party answered like the class most often. Parties with a few answers are in it only if they are shown. */
function Nearest({ scores }: { scores: GroupResults['partyScores'] }) {
  const { t } = useTranslation('teacher-results');
  const [one, other, ...more] = nearestParties(scores);
  if (one === undefined) return null;
  const isShort = more.length === 0 && one.name.length + (other?.name.length ?? 0) <= NAMES_MAX;
  return (
    <p className={styles.nearest}>
      {other === undefined && <span>{t('nearest.one', { party: one.name })}</span>}
      {other && isShort && <span>{t('nearest.two', { one: one.name, other: other.name })}</span>}
      {other && !isShort && <span>{t('nearest.more', { count: more.length + 2 })}</span>}
    </p>
  );
}

/** How many students gave how many answers, and how many hands were counted. */
function DebateSum({ results: { partyScores, totalParticipants, handsTotal } }: { results: GroupResults }) {
  const { t } = useTranslation('teacher-results');
  const hands = t('hands', { count: handsTotal });
  if (totalParticipants === 0) return hands;
  const answers = Math.max(0, ...partyScores.map(({ total }) => total ?? 0)) - handsTotal;
  const given = t('sumDebate', {
    count: totalParticipants,
    students: t('students', { count: totalParticipants }),
    answers: t('answers', { count: answers }),
  });
  return handsTotal === 0 ? given : `${given} · ${hands}`;
}
