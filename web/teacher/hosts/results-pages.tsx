// The pages of the results: on a laptop the board; a phone leads the game from its live page.
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import type { SessionCode } from '#shared/domain/session-code.ts';
import { FurthestPage } from '#web/teacher/hosts/laptop/furthest-page.tsx';
import { GroupResultsPage } from '#web/teacher/hosts/laptop/group-results-page.tsx';
import { ResultsOverviewPage } from '#web/teacher/hosts/laptop/overview-page.tsx';
import { livePath } from '#web/teacher/parts/voting-session-path.ts';
import { WithSessionCode } from '#web/teacher/parts/with-session-code.tsx';
import { BackToRemote } from './host-switch.tsx';
import { useReloadBetween } from './reload-between.ts';
import { useHost } from './use-host.ts';

const ResultsPage = ({ children }: { children: (code: SessionCode) => ReactNode }) => (
  <WithSessionCode>{(code) => <OnHost code={code}>{children(code)}</OnHost>}</WithSessionCode>
);

function OnHost({ code, children }: { code: SessionCode; children: ReactNode }) {
  const { host, isHandHeld } = useHost();
  useReloadBetween(true);
  if (host === 'phone') return <Navigate replace to={livePath(code)} />;
  return (
    <>
      {isHandHeld && <BackToRemote />}
      {children}
    </>
  );
}

export const DebateResultsPage = () => (
  <ResultsPage>{(code) => <GroupResultsPage code={code} type="debate" />}</ResultsPage>
);

/** `view=furthest` in the address shows where the class guessed worst. */
export function PartyResultsPage() {
  const [search] = useSearchParams();
  const isFurthest = search.get('view') === 'furthest';
  return (
    <ResultsPage>
      {(code) => (isFurthest ? <FurthestPage code={code} /> : <GroupResultsPage code={code} type="party" />)}
    </ResultsPage>
  );
}

export const OverviewPage = () => <ResultsPage>{(code) => <ResultsOverviewPage code={code} />}</ResultsPage>;
