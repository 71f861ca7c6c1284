import { useQuery } from '@tanstack/react-query';
import { perspectiveQuery } from '#web/data/perspective.ts';
import { sessionPartiesQuery } from '#web/data/session-parties.ts';
import type { LiveStatement } from '#web/teacher/parts/live-figures.ts';
import view from '#web/teacher/parts/live-view.module.css';
import { PerspectiveTable } from '#web/teacher/parts/perspective-table.tsx';
import { StatementHeading, type StatementPosition } from '#web/teacher/parts/statement-heading.tsx';
import { LoadFailure } from '#web/ui/common/empty-state.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import styles from './perspective-view.module.css';

type Options = LiveStatement['opinionOptions'];

interface PerspectiveViewProps {
  code: string;
  statementId: string;
  position: StatementPosition;
  options: Options;
}

/** A row per party: what its players thought, and what it says itself; the most surprising one first. */
export function PerspectiveView({ code, statementId, position, options }: PerspectiveViewProps) {
  const parties = useQuery(sessionPartiesQuery(code));
  const perspective = useQuery(perspectiveQuery(code));
  const failed = parties.isError || (perspective.isError && !perspective.data);
  const statement = perspective.data?.statements.find((one) => one.statementId === statementId);
  return (
    <main id="main" className={`${view.view} ${styles.view}`}>
      <StatementHeading position={position} />
      {failed && (
        <LoadFailure
          onRetry={() => {
            parties.refetch();
            perspective.refetch();
          }}
        />
      )}
      {!failed && !(parties.data && statement) && <Loading />}
      {parties.data && statement && (
        <PerspectiveTable guesses={statement.parties} parties={parties.data} options={options} />
      )}
    </main>
  );
}
