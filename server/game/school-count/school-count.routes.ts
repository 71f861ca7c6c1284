import { randomInt } from 'node:crypto';
import { AppError, found, invalid } from '#server/app-error.ts';
import { findSessionParties } from '#server/data/game/participants.ts';
import {
  findCountedRound,
  findSchoolCount,
  findSchoolCounts,
  findSchoolVotes,
  insertClass,
  insertSchoolCount,
  lockSchoolCount,
  type NewClass,
  removeSchoolCount,
  type SchoolCountRow,
  tellClasses,
} from '#server/data/game/school-counts.ts';
import { newId } from '#server/db/id.ts';
import { retryOnConflict, retryTransaction } from '#server/db/retry.ts';
import type { Deps } from '#server/deps.ts';
import { ballotRounds } from '#server/game/ballot/ballot.service.ts';
import { type LoadedVotingSession, loadOwnByCode } from '#server/game/voting-session/load.ts';
import type { Mount } from '#server/http/mount.ts';
import { presentSchoolCount, presentSchoolResults } from '#server/present/game/school-count.ts';
import { schoolCountEndpoints as endpoints, type SchoolCountTotals } from '#shared/contract/school-count.ts';
import { BLANK } from '#shared/domain/ballot.ts';
import { SCHOOL_DAYS } from '#shared/domain/limits.ts';
import { isResultDue, totalsOf } from '#shared/domain/school-count.ts';
import { makeSchoolCode, parseSessionCode } from '#shared/domain/session-code.ts';

const DAY_MS = 86_400_000;

const hasEnded = ({ ends_at }: SchoolCountRow): boolean => Date.parse(ends_at) <= Date.now();

/** The votes of a class in a closed round. Throws WRONG_STATE if there is none. */
async function classIn({ db }: Deps, loaded: LoadedVotingSession, round: number): Promise<Omit<NewClass, 'userId'>> {
  const held = (await ballotRounds(db, loaded)).find((one) => one.round === round);
  if (held === undefined) throw new AppError('WRONG_STATE');
  const names = new Map((await findSessionParties(db, loaded.row.id)).map(({ id, name }) => [id, name]));
  const parties = held.results.map(({ party, votes }) => ({ choice: party, name: found(names.get(party)), votes }));
  return {
    votingSessionId: loaded.row.id,
    round,
    votes: [...parties, { choice: BLANK, name: '', votes: held.blank }],
  };
}

/**
 * Adds a class to a count, and publishes the totals if that is due. Returns the totals; null if the count is gone.
 * Throws WRONG_STATE for the other round of a game that is in it, and for other parties.
 */
const addClass = ({ db }: Deps, id: string, added: NewClass): Promise<SchoolCountTotals | null> =>
  retryTransaction(db, async (trx) => {
    const count = await lockSchoolCount(trx, id);
    if (count === undefined || hasEnded(count)) return null;
    const round = await findCountedRound(trx, id, added.votingSessionId);
    if (round !== undefined && round !== added.round) throw new AppError('WRONG_STATE');
    if (round === added.round) return totalsOf(count.classes, await findSchoolVotes(trx, id));
    if (!(await insertClass(trx, count, added))) throw new AppError('WRONG_STATE');
    const totals = totalsOf(count.classes + 1, await findSchoolVotes(trx, id));
    if (isResultDue(totals, count.told_classes, false)) await tellClasses(trx, id, totals.classes);
    return totals;
  });

/** Counts over the classes of a school. */
export function schoolCountRoutes(mount: Mount, deps: Deps): void {
  const { db, limits } = deps;

  /** The count with that code, ended or not; undefined for an unknown code, which counts as a try of that user. */
  async function findByCode(userId: string, typed: string): Promise<SchoolCountRow | undefined> {
    const code = parseSessionCode(typed);
    const count = code === null ? undefined : await findSchoolCount(db, code);
    if (count === undefined) await limits.take('unknownSchoolCodePerUser', userId);
    return count;
  }

  mount(endpoints.create, {
    handle: async ({ actor, body: { name } }) => {
      const now = Date.now();
      // A code that is taken is a conflict.
      const made = await retryOnConflict(() =>
        insertSchoolCount(db, {
          id: newId(),
          owner_id: actor.userId,
          code: makeSchoolCode(randomInt),
          name,
          created_at: new Date(now).toISOString(),
          ends_at: new Date(now + SCHOOL_DAYS * DAY_MS).toISOString(),
        }),
      );
      return presentSchoolCount(made);
    },
  });
  mount(endpoints.list, {
    handle: async ({ actor }) => (await findSchoolCounts(db, actor.userId)).map(presentSchoolCount),
  });
  mount(endpoints.read, {
    load: async ({ actor, params }) => found(await findByCode(actor.userId, params.schoolCode)),
    handle: async ({ target }) => presentSchoolResults(target, await findSchoolVotes(db, target.id), hasEnded(target)),
  });
  mount(endpoints.remove, {
    handle: async ({ actor, params: { id } }) => {
      if (!(await removeSchoolCount(db, id, actor.userId))) throw new AppError('NOT_FOUND');
    },
  });
  mount(endpoints.add, {
    load: (call) => loadOwnByCode(deps, call),
    handle: async ({ actor: { userId }, target, body: { schoolCode, round } }) => {
      const count = await findByCode(userId, schoolCode);
      if (count === undefined || hasEnded(count)) throw invalid({ schoolCode: 'UNKNOWN' });
      const totals = await addClass(deps, count.id, { ...(await classIn(deps, target, round)), userId });
      if (totals === null) throw invalid({ schoolCode: 'UNKNOWN' });
      return totals;
    },
  });
}
