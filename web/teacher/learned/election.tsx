// The votes of a class, on a card of the board and in the list.
import { useRef } from 'react';
import type { ProjectorOverview } from '#shared/contract/projector.ts';
import { seatedParties } from '#shared/domain/ballot.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Board } from '#web/teacher/board/board.tsx';
import { OpinionBars } from '#web/teacher/board/opinion-bars.tsx';
import { asOptions, ParliamentView } from '#web/teacher/board/parliament-view.tsx';
import result from '#web/teacher/board/shown-results-view.module.css';
import type { DrawnMemory } from '#web/teacher/board/use-reveal.ts';

type Election = Pick<ProjectorOverview, 'ballots' | 'partyScores'>;

const seatedIn = ({ ballots, partyScores }: Election) => seatedParties(ballots, partyScores);

/** The last ballot, with what was first. */
export function ElectionCard({ overview }: { overview: Election }) {
  const memory: DrawnMemory = useRef(null);
  const last = overview.ballots.at(-1);
  if (last === undefined) return null;
  return (
    <Board className={result.view}>
      <ParliamentView memory={memory} round={last} seated={seatedIn(overview)} />
    </Board>
  );
}

/** The same as bars; nothing without a ballot that made seats. */
export function ElectionList({ overview }: { overview: Election }) {
  const { t } = useTranslation('teacher-live');
  const seated = seatedIn(overview);
  const last = overview.ballots.at(-1);
  if (last === undefined || seated.length === 0) return null;
  const isSecond = seated.some(({ before }) => before !== null);
  return (
    <>
      <p>{t('ballot.counted', { count: last.votes, blank: last.blank })}</p>
      <OpinionBars
        options={asOptions(seated)}
        notes={isSecond ? seated.map(({ before }) => t('ballot.first', { seats: before ?? 0 })) : undefined}
      />
    </>
  );
}
