// The pages of the results: on a laptop the board; a phone leads the game from its live page.
import { type ReactNode, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import type { SessionCode } from '#shared/domain/session-code.ts';
import { type GameType, SLIDE_VIEWS_OF } from '#shared/domain/voting-session.ts';
import { EndSlidesPage } from '#web/teacher/hosts/laptop/end-slides-page.tsx';
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
  const [opened] = useState(host);
  const toRemote = <Navigate replace to={livePath(code)} />;
  if (opened === 'phone') return toRemote;
  return (
    <>
      {/* On a screen that becomes a phone the results stay until the other page is loaded. */}
      {host === 'phone' ? toRemote : isHandHeld && <BackToRemote />}
      {children}
    </>
  );
}

/** The page of the end that `view` in the address names. */
function SlidePage({ type }: { type: GameType }) {
  const [search] = useSearchParams();
  const asked = search.get('view');
  const view = SLIDE_VIEWS_OF[type].find((one) => one === asked) ?? 'parties';
  return <ResultsPage>{(code) => <EndSlidesPage code={code} type={type} view={view} />}</ResultsPage>;
}

export const DebateResultsPage = () => <SlidePage type="debate" />;
export const PartyResultsPage = () => <SlidePage type="party" />;

export const OverviewPage = () => <ResultsPage>{(code) => <ResultsOverviewPage code={code} />}</ResultsPage>;
