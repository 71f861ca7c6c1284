import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { ShownState } from '#shared/contract/shown.ts';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { questionsOnBoard } from '#shared/domain/board-questions.ts';
import type { RunningClock } from '#shared/domain/clock.ts';
import type { LiveView } from '#shared/domain/live-views.ts';
import { revealPages } from '#shared/domain/party-reveal.ts';
import { countedResults } from '#shared/domain/statement-results.ts';
import { useHiddenArguments, withoutHidden } from '#web/data/argument-removals.ts';
import { playedQuery } from '#web/data/arguments.ts';
import { figuresQuery } from '#web/data/figures.ts';
import { revealQuery } from '#web/data/lesson.ts';
import { perspectiveQuery } from '#web/data/perspective.ts';
import { questionsQuery } from '#web/data/questions.ts';
import { sessionPartiesQuery, sessionPartyOpinionsQuery } from '#web/data/session-parties.ts';
import { shownQuery } from '#web/data/shown.ts';
import type { ArgumentTools } from '#web/teacher/board/group-arguments-view.tsx';
import type { ClassQuestions } from '#web/teacher/board/questions-view.tsx';
import type { StatementPosition } from '#web/teacher/board/statement-heading.tsx';
import { type PartyPositions, type PlayedAnswers, StatementView } from '#web/teacher/board/statement-view.tsx';
import { LatestResult } from '#web/teacher/control/snapshot-panel.tsx';
import { useArgumentCards } from '#web/teacher/control/use-argument-tools.tsx';
import type { Commands } from '#web/teacher/control/use-commands.ts';
import { answeredOn, type LiveStatement } from '#web/teacher/parts/live-figures.ts';
import { Unread } from '#web/teacher/parts/unread.tsx';

interface CurrentViewProps {
  view: LiveView;
  session: VotingSession;
  statement: LiveStatement;
  position: StatementPosition;
  students: number;
  clock: RunningClock | null;
  commands: Commands;
  /** The button that counts new answers as well, if there are any. */
  update: ReactNode;
}

/** The current statement on the owner's screens. */
export function CurrentView({
  view,
  session,
  statement,
  position,
  students,
  clock,
  commands,
  update,
}: CurrentViewProps) {
  const { code, type, at } = session;
  const options = statement.opinionOptions;
  const answers = { code, statement, options };
  const Positions = type === 'party' ? Guesses : Explanations;
  return (
    <StatementView
      view={view}
      type={type}
      statementId={statement._id}
      round={statement.round}
      position={position}
      options={options}
      students={students}
      clock={clock}
      pair={session.pair ?? null}
      at={at ?? null}
      onAt={(place) => commands.show(statement._id, view, place)}
      snapshotPanel={(shown) => <LatestResult shown={shown}>{update}</LatestResult>}
      sources={{
        answered: (draw) => <Answered {...answers}>{draw}</Answered>,
        shown: (draw) => (
          <Snapshot key={`${statement._id} ${statement.round}`} {...answers}>
            {draw}
          </Snapshot>
        ),
        played: (draw) => (
          <Played key={statement._id} {...answers}>
            {draw}
          </Played>
        ),
        argumentTools: (draw) => <WithArgumentTools code={code}>{draw}</WithArgumentTools>,
        questions: (draw) => <Questions session={session}>{draw}</Questions>,
        positions: (draw) => (
          <Positions code={code} statementId={statement._id} page={at?.kind === 'party' ? at.page : null}>
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

/** The class’s questions on the board, on the owner’s own devices. */
function Questions({ session, children }: { session: VotingSession } & Drawn<ClassQuestions>) {
  const { code, questionsOpen, devicesAway, at } = session;
  const read = useQuery(questionsQuery(code));
  if (read.data === undefined) return <Unread queries={[read]} />;
  const shown = read.data.filter(({ state }) => state === 'shown');
  return children({
    isOpen: questionsOpen && !devicesAway,
    ...questionsOnBoard(shown, at?.kind === 'question' ? at.id : null),
  });
}

interface Answers {
  code: string;
  statement: LiveStatement;
  options: LiveStatement['opinionOptions'];
}

function Answered({ code, statement, children }: Answers & Drawn<number>) {
  const { data: figures } = useQuery(figuresQuery(code));
  return children(answeredOn(figures, statement));
}

function Snapshot({ code, statement, children }: Answers & Drawn<ShownState>) {
  const read = useQuery(shownQuery(code, statement._id));
  const shown = read.data;
  const hidden = useHiddenArguments();
  const visible = useMemo(() => shown && withoutHidden(shown, hidden), [shown, hidden]);
  // Until it is read again, what is cached may be of the round before, which would count as drawn.
  if (visible?.round === statement.round) return children(visible);
  return (
    <main id="main">
      <Unread queries={[read]} />
    </main>
  );
}

function Played({ code, statement, options, children }: Answers & Drawn<PlayedAnswers>) {
  const played = useQuery(playedQuery(code, statement._id));
  const hidden = useHiddenArguments();
  if (played.data === undefined) return <Unread queries={[played]} />;
  const { counts, skipped, arguments: all, parties } = played.data;
  const entries = all.filter(({ _id }) => !hidden.has(_id));
  return children({ results: countedResults(options, counts, skipped), entries, parties });
}

type OfStatement = { code: string; statementId: string; page: number | null } & Drawn<PartyPositions>;

/**
 * The class's guesses and the parties' own answers, for the page that is on the board; for the first page, as it is
 * now, if none is fixed.
 */
function Guesses({ code, statementId, page, children }: OfStatement) {
  const parties = useQuery(sessionPartiesQuery(code));
  const reveal = useQuery(revealQuery(code, statementId));
  const fixed = reveal.data?.pages;
  const perspective = useQuery({ ...perspectiveQuery(code), enabled: fixed?.length === 0 });
  const now = perspective.data?.statements.find((one) => one.statementId === statementId);
  const pages = fixed?.length === 0 ? now && revealPages(now.parties) : fixed;
  if (parties.data && pages) return children({ parties: parties.data, guesses: pages[page ?? 0] ?? [] });
  return <Unread queries={[parties, reveal, perspective]} />;
}

function Explanations({ code, statementId, children }: OfStatement) {
  const parties = useQuery(sessionPartiesQuery(code));
  const opinions = useQuery(sessionPartyOpinionsQuery(code, statementId));
  if (parties.data && opinions.data) return children({ parties: parties.data, opinions: opinions.data });
  return <Unread queries={[parties, opinions]} />;
}

function WithArgumentTools({ code, children }: { code: string } & Drawn<ArgumentTools>) {
  return children(useArgumentCards(code));
}
