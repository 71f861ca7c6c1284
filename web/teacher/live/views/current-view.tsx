import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { LiveView, StudentOpinion, VotingSession } from '#shared/contract/voting-session.ts';
import { sessionPartiesQuery } from '#web/data/session-parties.ts';
import { type LiveStatement, opinionsOn } from '#web/teacher/parts/live-figures.ts';
import type { StatementPosition } from '#web/teacher/parts/statement-heading.tsx';
import { GroupArgumentsView } from './group-arguments-view.tsx';
import { PartyArgumentsView } from './party-arguments-view.tsx';
import { PerspectiveView } from './perspective-view.tsx';
import { QuestionView } from './question-view.tsx';
import { StatementResultsView } from './statement-results-view.tsx';

interface CurrentViewProps {
  view: LiveView;
  session: VotingSession;
  statementId: string;
  position: StatementPosition;
  students: number;
}

interface Shown extends CurrentViewProps {
  options: LiveStatement['opinionOptions'];
  opinions: readonly StudentOpinion[];
}

const VIEWS: Record<LiveView, (shown: Shown) => ReactNode> = {
  question: ({ position, options, students, opinions }) => (
    <QuestionView position={position} options={options} students={students} answered={opinions.length} />
  ),
  'statement-results': ({ position, options, opinions, statementId }) => (
    <StatementResultsView key={statementId} position={position} options={options} opinions={opinions} />
  ),
  'group-arguments': (shown) => <ArgumentsWithParties {...shown} />,
  'party-arguments': ({ session, statementId, position, options }) => {
    const View = session.type === 'party' ? PerspectiveView : PartyArgumentsView;
    return <View code={session.code} statementId={statementId} position={position} options={options} />;
  },
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

/** In a party game each argument shows the party that the student played. */
function ArgumentsWithParties({ session, position, options, opinions }: Shown) {
  const parties = useQuery({ ...sessionPartiesQuery(session.code), enabled: session.type === 'party' });
  return (
    <GroupArgumentsView
      code={session.code}
      position={position}
      options={options}
      opinions={opinions}
      parties={parties.data ?? NO_PARTIES}
    />
  );
}

const NO_PARTIES: never[] = [];
