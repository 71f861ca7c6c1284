// The view of the current statement that the teacher chose: a table, so that each is one small component.
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { LiveView, StudentOpinion, VotingSession } from '#shared/contract/voting-session.ts';
import { GroupArgumentsView } from './group-arguments-view.tsx';
import { type LiveStatement, opinionsOn } from './live-figures.ts';
import { partiesQuery } from './live-session.api.ts';
import { PartyArgumentsView } from './party-arguments-view.tsx';
import { QuestionView } from './question-view.tsx';
import type { StatementPlace } from './statement-heading.tsx';
import { StatementResultsView } from './statement-results-view.tsx';

interface CurrentViewProps {
  view: LiveView;
  session: VotingSession;
  statementId: string;
  place: StatementPlace;
  students: number;
}

interface Shown extends CurrentViewProps {
  options: LiveStatement['opinionOptions'];
  opinions: readonly StudentOpinion[];
}

const VIEWS: Record<LiveView, (shown: Shown) => ReactNode> = {
  question: ({ place, options, students, opinions }) => (
    <QuestionView place={place} options={options} students={students} answered={opinions.length} />
  ),
  'statement-results': ({ place, options, opinions, statementId }) => (
    <StatementResultsView key={statementId} place={place} options={options} opinions={opinions} />
  ),
  'group-arguments': (shown) => <ArgumentsWithParties {...shown} />,
  'party-arguments': ({ session, statementId, place, options }) => (
    <PartyArgumentsView code={session.code} statementId={statementId} place={place} options={options} />
  ),
};

export function CurrentView(props: CurrentViewProps) {
  const { view, session, statementId } = props;
  const statement = session.statements.find(({ _id }) => _id === statementId);
  const options = useMemo(() => [...(statement?.opinionOptions ?? [])].sort((a, b) => a.order - b.order), [statement]);
  const opinions = useMemo(
    () => opinionsOn(session.studentOpinions, statementId),
    [session.studentOpinions, statementId],
  );
  return VIEWS[view]({ ...props, options, opinions });
}

/** In a party game an argument says whom the student played. */
function ArgumentsWithParties({ session, place, options, opinions }: Shown) {
  const parties = useQuery({ ...partiesQuery(session.code), enabled: session.type === 'party' });
  return (
    <GroupArgumentsView
      code={session.code}
      place={place}
      options={options}
      opinions={opinions}
      parties={parties.data ?? NO_PARTIES}
    />
  );
}

const NO_PARTIES: never[] = [];
