import { useState } from 'react';
import type { ProjectorOverview } from '#shared/contract/projector.ts';
import { cardAt, type ShownCard } from '#shared/domain/learned.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Board } from '#web/teacher/board/board.tsx';
import { useScreenSize } from '#web/ui/screen/use-media.ts';
import { ElectionCard } from './election.tsx';
import { Figures } from './figures.tsx';
import { Guesses } from './guesses.tsx';
import { LastCard } from './last-card.tsx';
import styles from './learned.module.css';
import { PartiesCard } from './parties-card.tsx';
import { StatementCard } from './statement-card.tsx';
import { useLearned } from './use-learned.ts';

interface LearnedCardProps {
  overview: ProjectorOverview;
  shown: ShownCard;
}

/** One card of what a class learned, on a board. */
export function LearnedCard({ overview, shown }: LearnedCardProps) {
  const { t } = useTranslation('teacher-results');
  const { learned, cards, statements, facts } = useLearned(overview);
  const size = useScreenSize();
  const card = cardAt(cards, shown);
  const { type } = overview;
  if (card === undefined || card.view === 'parties') return <PartiesCard results={overview} type={type} />;
  if (card.view === 'known' || card.view === 'furthest')
    return <Guesses key={card.view} overview={overview} which={card.view} />;
  if (card.view === 'ballot') return <ElectionCard overview={overview} />;
  if (card.view === 'learned')
    return (
      <Board className={`${styles.board} ${styles.large}`}>
        <div>
          <h1>{t('learned')}</h1>
          <p className={styles.soft}>{facts}</p>
        </div>
        <Figures figures={learned.figures} statements={statements} type={type} />
      </Board>
    );
  if (card.view === 'last' && learned.last !== null)
    return (
      <Board className={styles.board}>
        <LastCard last={learned.last} statements={statements} heading="h1" />
      </Board>
    );
  const statement = card.statementId === null ? undefined : statements.get(card.statementId);
  if (statement === undefined) return null;
  return (
    <FittingStatement
      key={`${card.statementId} ${size}`}
      card={{ statement, marks: card.marks, type, look: 'board', heading: 'h1' }}
    />
  );
}

/** If it does not fit, first the arguments are left out; then it becomes compact. */
const WHOLE = 2;

function FittingStatement({ card }: { card: Omit<Parameters<typeof StatementCard>[0], 'hasPair'> }) {
  const [room, setRoom] = useState(card.statement.pair === null ? WHOLE - 1 : WHOLE);
  return (
    <Board className={styles.board} onOverflow={() => setRoom(Math.max(0, room - 1))}>
      <StatementCard {...card} hasPair={room === WHOLE} isTight={room === 0} />
    </Board>
  );
}
