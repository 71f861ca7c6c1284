import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ProjectorGame } from '#shared/contract/projector.ts';
import { cardAt, cardsOf, ledThrough } from '#shared/domain/learned.ts';
import { projectorOverviewQuery } from '#web/data/projectors.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { LearnedCard } from '#web/teacher/learned/learned-card.tsx';
import { PartiesCard } from '#web/teacher/learned/parties-card.tsx';
import { Brand, HeaderNote, LiveHeader, StudentCount } from '#web/teacher/parts/live-header.tsx';
import { Unread } from '#web/teacher/parts/unread.tsx';
import { shownCard } from '#web/teacher/parts/voting-session-path.ts';

interface ProjectorResultsProps {
  token: string;
  game: ProjectorGame;
  readAt: number;
}

/** The card of the results that the teacher chose. */
export function ProjectorResults({ token, game, readAt }: ProjectorResultsProps) {
  const { results, type } = game;
  if (results === null) return <ShownCard token={token} game={game} readAt={readAt} />;
  return (
    <>
      <Header game={game} position={null} />
      <PartiesCard results={results} type={type} />
    </>
  );
}

interface HeaderProps extends Pick<ProjectorResultsProps, 'game'> {
  /** The number of the card, from 1; null if the class is not led through the cards. */
  position: { number: number; total: number } | null;
}

function Header({ game: { name, students }, position }: HeaderProps) {
  const { t } = useTranslation('teacher-results');
  return (
    <LiveHeader brand={<Brand />}>
      <HeaderNote>{name}</HeaderNote>
      {position && <HeaderNote>{t('position', position)}</HeaderNote>}
      <StudentCount count={students} />
    </LiveHeader>
  );
}

function ShownCard({ token, game, readAt }: ProjectorResultsProps) {
  const { resultView, at } = game.live;
  const read = useQuery(projectorOverviewQuery(token, resultView, readAt));
  const overview = read.data;
  const shown = shownCard(resultView, at);
  const led = useMemo(() => (overview ? ledThrough(cardsOf(overview)) : []), [overview]);
  const card = cardAt(led, shown);
  const position = card && led.length > 1 ? { number: led.indexOf(card) + 1, total: led.length } : null;
  return (
    <>
      <Header game={game} position={position} />
      {overview ? (
        <LearnedCard overview={overview} shown={shown} />
      ) : (
        <main id="main">
          <Unread queries={[read]} />
        </main>
      )}
    </>
  );
}
