// The pages of the results: on a laptop the board; a phone leads the game from its live page.
import { type ReactNode, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import type { SessionCode } from '#shared/domain/session-code.ts';
import { type GameType, resultViewsOf } from '#shared/domain/voting-session.ts';
import { CardsPage } from '#web/teacher/hosts/laptop/cards-page.tsx';
import { ListPage } from '#web/teacher/hosts/laptop/list-page.tsx';
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

/** The card that the address names; without a name it is the parties. */
function TypePage({ type }: { type: GameType }) {
  const [search] = useSearchParams();
  const asked = search.get('view');
  const view = resultViewsOf(type).find((one) => one === asked) ?? 'parties';
  const shown = { view, statementId: view === 'statement' ? search.get('statement') : null };
  return <ResultsPage>{(code) => <CardsPage code={code} type={type} shown={shown} />}</ResultsPage>;
}

export const DebateResultsPage = () => <TypePage type="debate" />;
export const PartyResultsPage = () => <TypePage type="party" />;

export const OverviewPage = () => <ResultsPage>{(code) => <ListPage code={code} />}</ResultsPage>;
