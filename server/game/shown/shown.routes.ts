import { AppError, invalid } from '#server/app-error.ts';
import { updateScreen } from '#server/data/game/voting-session-writes.ts';
import type { Deps } from '#server/deps.ts';
import { type CodeCall, loadOwnByCode } from '#server/game/voting-session/load.ts';
import type { Mount } from '#server/http/mount.ts';
import { gameFiguresEndpoints } from '#shared/contract/game-figures.ts';
import { lessonEndpoints } from '#shared/contract/lesson.ts';
import { shownEndpoints as endpoints } from '#shared/contract/shown.ts';
import { viewsOf } from '#shared/domain/live-views.ts';
import { resultViewsOf } from '#shared/domain/voting-session.ts';
import { countHands } from './hands.service.ts';
import { announceLiveState } from './live-state.ts';
import { showAnotherPair } from './pair.service.ts';
import { playedAnswers } from './played.service.ts';
import { partyReveal } from './reveal.service.ts';
import { debateStatementOf, shownState, statementOf, takeSnapshot } from './shown.service.ts';
import { takeStep } from './step.service.ts';

/** The result of a statement as the owner's screens show it. */
export function shownRoutes(mount: Mount, deps: Deps): void {
  type StatementCall = CodeCall & { params: { statementId: string } };
  const load = async (call: StatementCall) =>
    debateStatementOf(await loadOwnByCode(deps, call), call.params.statementId);
  const loadAny = async (call: StatementCall) => statementOf(await loadOwnByCode(deps, call), call.params.statementId);

  mount(endpoints.read, { load, handle: ({ target }) => shownState(deps, target) });
  mount(endpoints.take, { load, handle: ({ target }) => takeSnapshot(deps, target) });
  mount(endpoints.countHands, {
    // Errors in the numbers come before the error that a party game has no hands.
    load: loadAny,
    handle: async ({ target, body }) => ({ hands: await countHands(deps, target, body.hands) }),
  });
  mount(lessonEndpoints.step, {
    load: loadAny,
    handle: ({ target, body }) => takeStep(deps, target, body),
  });
  mount(lessonEndpoints.reveal, { load: loadAny, handle: ({ target }) => partyReveal(deps.db, target) });
  mount(gameFiguresEndpoints.played, {
    load: loadAny,
    handle: ({ target }) => playedAnswers(deps, target),
  });
  mount(endpoints.show, {
    load: (call) => loadOwnByCode(deps, call),
    handle: async ({ target, body: { view, resultView, clock, at, talkSeconds, statementId } }) => {
      const { type, settings } = target.setup;
      if (resultView !== undefined && !resultViewsOf(type).includes(resultView))
        throw invalid({ resultView: 'INVALID_VALUE' });
      if (view !== undefined && !viewsOf(type, (setting) => settings.has(setting)).includes(view))
        throw invalid({ view: 'INVALID_VALUE' });
      const clockEndsAt = clock && new Date(Date.now() + clock.seconds * 1_000).toISOString();
      const change = { view, resultView, clockEndsAt, at, talkSeconds };
      if (!(await updateScreen(deps.db, target.row.id, change, statementId))) throw new AppError('WRONG_STATE');
      return announceLiveState(deps, target);
    },
  });
  mount(endpoints.anotherPair, { load, handle: ({ target }) => showAnotherPair(deps, target) });
}
