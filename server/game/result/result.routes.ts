import { found } from '#server/app-error.ts';
import { isLargeGame } from '#server/data/game/answers.ts';
import type { Deps } from '#server/deps.ts';
import {
  type CodeCall,
  type LoadedVotingSession,
  loadOwnByCode,
  loadOwnById,
} from '#server/game/voting-session/load.ts';
import type { Mount } from '#server/http/mount.ts';
import { PaddedJson, statementsInSlices } from '#server/http/send-reply.ts';
import { roomForAll } from '#server/present/game/answer.ts';
import { studentsAnswers } from '#server/present/game/comparison.ts';
import { resultEndpoints as endpoints } from '#shared/contract/result.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { overviewCsv } from './overview-csv.ts';
import {
  checkMayCount,
  comparison,
  groupResults,
  loadOwnAnswers,
  overview,
  ownResults,
  ownRobustness,
  perspective,
} from './result.service.ts';

export function resultRoutes(mount: Mount, deps: Deps): void {
  mount(endpoints.own, {
    load: ({ actor, params }) => loadOwnAnswers(deps, actor, params.sessionId),
    handle: async ({ target }) => ownResults(target),
  });
  mount(endpoints.robustness, {
    load: ({ actor, params }) => loadOwnAnswers(deps, actor, params.sessionId),
    handle: async ({ target }) => ownRobustness(target),
  });
  mount(endpoints.comparison, {
    load: async ({ actor, params }) => {
      const loaded = await loadOwnAnswers(deps, actor, params.sessionId);
      return { ...loaded, party: found(loaded.parties.find(({ _id }) => _id === params.partyId)) };
    },
    handle: async ({ target }) => {
      const compared = await comparison(deps, target, target.party);
      return new PaddedJson(compared, roomForAll(studentsAnswers(compared), target.setup));
    },
  });
  const loadOwn = (call: CodeCall) => loadOwnByCode(deps, call);
  for (const [endpoint, byParty] of [
    [endpoints.group, false],
    [endpoints.groupByParty, true],
  ] as const)
    mount(endpoint, {
      load: loadOwn,
      handle: async ({ target }) => {
        checkMayCount(target);
        return groupResults(deps, target, byParty);
      },
    });
  mount(endpoints.perspective, { load: loadOwn, handle: ({ target }) => perspective(deps, target) });
  const byId = ({ actor, params }: { actor: Actor; params: { sessionId: string } }) =>
    loadOwnById(deps, actor, params.sessionId);
  const mayBeLarge = ({ row }: LoadedVotingSession) => isLargeGame(deps.db, row.id);
  mount(endpoints.overview, {
    load: byId,
    mayBeLarge,
    handle: async ({ target }) => {
      checkMayCount(target);
      return statementsInSlices(await overview(deps, target));
    },
  });
  mount(endpoints.download, {
    load: byId,
    mayBeLarge,
    handle: async ({ target, query }) => {
      checkMayCount(target);
      return {
        filename: `${target.setup.code}.csv`,
        content: overviewCsv(await overview(deps, target), query.language),
      };
    },
  });
}
