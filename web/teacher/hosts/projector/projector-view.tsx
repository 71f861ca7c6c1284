import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LiveAt } from '#shared/contract/live-state.ts';
import type { ProjectorGame } from '#shared/contract/projector.ts';
import type { RunningClock } from '#shared/domain/clock.ts';
import { revealPages } from '#shared/domain/party-reveal.ts';
import { countedResults } from '#shared/domain/statement-results.ts';
import { projectorPartiesQuery } from '#web/data/projectors.ts';
import type { StatementPosition } from '#web/teacher/board/statement-heading.tsx';
import { type PartyPositions, StatementView } from '#web/teacher/board/statement-view.tsx';
import { Unread } from '#web/teacher/parts/unread.tsx';
import { Loading } from '#web/ui/core/loading.tsx';

interface ProjectorViewProps {
  token: string;
  game: ProjectorGame;
  current: NonNullable<ProjectorGame['current']>;
  position: StatementPosition;
  clock: RunningClock | null;
}

/** The view that the teacher chose, of the current statement. */
export function ProjectorView({ token, game, current, position, clock }: ProjectorViewProps) {
  const options = current.opinionOptions;
  const { live, shown, played } = game;
  return (
    <StatementView
      view={live.view}
      type={game.type}
      statementId={current._id}
      round={current.round}
      position={position}
      options={options}
      students={game.students}
      clock={clock}
      pair={live.pair}
      at={live.at}
      snapshotPanel={() => null}
      sources={{
        answered: (draw) => draw(current.answered),
        shown: (draw) => (shown === null ? <Loading /> : draw(shown)),
        played: (draw) =>
          played === null ? (
            <Loading />
          ) : (
            draw({
              results: countedResults(options, played.counts, played.skipped),
              entries: played.arguments,
              parties: played.parties,
            })
          ),
        argumentTools: (draw) => draw(undefined),
        questions: (draw) =>
          game.questions === null ? (
            <Loading />
          ) : (
            draw({ ...game.questions, isOpen: game.questions.isOpen && !game.devicesAway })
          ),
        positions: (draw) => (
          <Positions key={current._id} token={token} statementId={current._id} at={live.at}>
            {draw}
          </Positions>
        ),
      }}
    />
  );
}

interface Drawn<Content> {
  children: (content: Content) => ReactNode;
}

type OfStatement = { token: string; statementId: string; at: LiveAt | null } & Drawn<PartyPositions>;

function Positions({ token, statementId, at, children }: OfStatement) {
  const page = at?.kind === 'party' ? at.page : null;
  const read = useQuery(projectorPartiesQuery(token, statementId, page));
  if (read.data === undefined) return <Unread queries={[read]} />;
  const { parties, opinions, perspective } = read.data;
  if (perspective === null) return children({ parties, opinions });
  const [first = []] = page === null ? revealPages(perspective.parties) : [perspective.parties];
  return children({ parties, guesses: first });
}
