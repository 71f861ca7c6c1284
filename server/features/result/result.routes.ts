// Results: a student's own, a comparison with one party, and what a class thinks.
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Mount } from '#server/http/mount.ts';
import { loadOwnByCode } from '#server/http/voting-session.load.ts';
import { resultEndpoints as endpoints } from '#shared/contract/result.ts';
import { matchParties } from '#shared/domain/matching.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { presentComparison } from './comparison.present.ts';
import { overviewCsv } from './overview-csv.ts';
import { groupResults, loadOwnAnswers, loadOwnById, overview, ownAnswers, partiesOf } from './result.service.ts';

export function resultRoutes(mount: Mount, deps: Deps): void {
  mount(endpoints.own, {
    load: ({ actor, params }) => loadOwnAnswers(deps, actor, params.sessionId),
    handle: async ({ target }) => {
      const answers = await ownAnswers(deps, target);
      const parties = await partiesOf(deps, target.row.id);
      const given = answers.map(({ statement_id, opinion }) => ({ statementId: statement_id, opinion }));
      const { matches, totalAnswers } = matchParties(parties, target.course.positions, given);
      return {
        partyResults: matches.map(({ party, matchingAnswers }) => ({ ...party, matchingAnswers })),
        totalAnswers,
      };
    },
  });
  mount(endpoints.comparison, {
    load: async ({ actor, params }) => {
      const loaded = await loadOwnAnswers(deps, actor, params.sessionId);
      const party = (await partiesOf(deps, loaded.row.id)).find(({ _id }) => _id === params.partyId);
      if (party === undefined) throw new AppError('NOT_FOUND');
      return { ...loaded, party };
    },
    handle: async ({ target }) => presentComparison(target, await ownAnswers(deps, target)),
  });
  const byCode = {
    load: ({ actor, params, ip }: { actor: Actor; params: { code: string }; ip: string }) =>
      loadOwnByCode(deps, actor, params.code, ip),
  };
  mount(endpoints.group, { ...byCode, handle: ({ target }) => groupResults(deps, target, false) });
  mount(endpoints.groupByParty, { ...byCode, handle: ({ target }) => groupResults(deps, target, true) });
  const byId = {
    load: ({ actor, params }: { actor: Actor; params: { sessionId: string } }) =>
      loadOwnById(deps, actor, params.sessionId),
  };
  mount(endpoints.overview, { ...byId, handle: ({ target }) => overview(deps, target) });
  mount(endpoints.download, {
    ...byId,
    handle: async ({ target }) => ({
      filename: `${target.course.code}.csv`,
      content: overviewCsv(await overview(deps, target)),
    }),
  });
}
