import { randomInt } from 'node:crypto';
import type { RateLimits } from '#server/access/rate-limits.ts';
import { AppError } from '#server/app-error.ts';
import { findRemoved, forgetRemoved } from '#server/data/game/absent-participants.ts';
import type { NewParticipant, Student } from '#server/data/game/answer-input.ts';
import { findParticipants, insertParticipants } from '#server/data/game/answer-writes.ts';
import { countByParty, countParticipantsOf } from '#server/data/game/participants.ts';
import { lockVotingSessions } from '#server/data/game/voting-sessions.ts';
import type { Db, Trx } from '#server/db/client.ts';
import { retryOnConflict, retryTransaction } from '#server/db/retry.ts';
import { dealParty } from '#shared/domain/lot.ts';
import { admissionOf } from '#shared/domain/voting-session.ts';
import type { FullGames } from './full-games.ts';

/** Seconds after which a student who found a voting session full may try again. */
const FULL_RETRY_SECONDS = 60;

/** A student and the address that they come from. */
export interface Entrant extends Student {
  address: string;
  /** How often students who were not connected were removed from the voting session. */
  clearings: number;
  /** The parties of which one is dealt to a new student; none if students choose. */
  dealtFrom: readonly string[];
  /** Students of the voting session. */
  participantsMax: number;
}

export type Admission =
  | { kind: 'joined'; participantId: string; partyId: string | null; isNew: boolean }
  /** `error` is the reply. */
  | { kind: 'refused'; error: AppError }
  /** The voting session ended meanwhile: they may read it, and do not join. */
  | { kind: 'too-late' };

/** By client key; nothing of students whose voting session is archived. */
export type Admissions = Map<string, Admission>;

export interface AdmissionDeps {
  db: Db;
  limits: RateLimits;
  fullGames: Pick<FullGames, 'refused'>;
}

const refused = (error: AppError): Admission => ({ kind: 'refused', error });
const joined = ({ id, partyId }: { id: string; partyId: string | null }, isNew: boolean): Admission => ({
  kind: 'joined',
  participantId: id,
  partyId,
  isNew,
});

/** No student's address is stored: when the teacher removes students, all places of an address are free again. */
const addressKey = ({ votingSessionId, clearings, address }: Entrant): string =>
  `${votingSessionId} ${clearings} ${address}`;

/** Deals a party to each, in a voting session that deals them. */
async function deal(trx: Trx, students: readonly Entrant[]): Promise<NewParticipant[]> {
  const dealing = new Set(students.flatMap((one) => (one.dealtFrom.length > 0 ? [one.votingSessionId] : [])));
  const seats = new Map([...dealing].map((id) => [id, new Map<string, number>()]));
  for (const { id, partyId, count } of dealing.size === 0 ? [] : await countByParty(trx, [...dealing]))
    if (partyId !== null) seats.get(id)?.set(partyId, count);
  return students.map(({ votingSessionId, clientKey, dealtFrom }) => {
    const taken = seats.get(votingSessionId) ?? new Map<string, number>();
    const partyId = dealtFrom.length > 0 ? dealParty(dealtFrom, taken, randomInt) : null;
    if (partyId !== null) taken.set(partyId, (taken.get(partyId) ?? 0) + 1);
    return { votingSessionId, clientKey, partyId };
  });
}

/** Joins those for whom there is room, as the voting sessions are at this moment on all servers. */
async function letIn(trx: Trx, students: readonly Entrant[]): Promise<Admissions> {
  const ids = [...new Set(students.map(({ votingSessionId }) => votingSessionId))];
  const sessions = new Map((await lockVotingSessions(trx, ids)).map((session) => [session.id, session]));
  const counts = await countParticipantsOf(trx, ids);
  const admissions: Admissions = new Map();
  // Another server process may have let the same student in just now.
  for (const known of await findParticipants(trx, students)) admissions.set(known.clientKey, joined(known, false));
  const cleared = students.filter(({ votingSessionId }) => (sessions.get(votingSessionId)?.clearings ?? 0) > 0);
  const removed = await findRemoved(trx, cleared);
  const admitted: Entrant[] = [];
  for (const student of students) {
    const session = sessions.get(student.votingSessionId);
    if (session === undefined || admissions.has(student.clientKey)) continue;
    const count = counts.get(session.id) ?? 0;
    const admission = admissionOf(session.state, session.locked === 1 && !removed.has(student.clientKey));
    if (admission === 'over') {
      admissions.set(student.clientKey, { kind: 'too-late' });
    } else if (admission === 'locked') {
      admissions.set(student.clientKey, refused(new AppError('LOCKED')));
    } else if (count >= student.participantsMax) {
      const error = new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: FULL_RETRY_SECONDS });
      admissions.set(student.clientKey, refused(error));
    } else {
      counts.set(session.id, count + 1);
      admitted.push(student);
    }
  }
  if (admitted.length === 0) return admissions;
  await forgetRemoved(
    trx,
    admitted.filter(({ clientKey }) => removed.has(clientKey)),
  );
  for (const one of await insertParticipants(trx, await deal(trx, admitted)))
    admissions.set(one.clientKey, joined(one, true));
  return admissions;
}

/** Counts each at their address. Returns those for whom that was not too many; the others are refused. */
async function countAtAddress(limits: RateLimits, entrants: readonly Entrant[], admissions: Admissions) {
  const counted: Entrant[] = [];
  for (const entrant of entrants) {
    try {
      await limits.take('joinPerAddress', addressKey(entrant));
      counted.push(entrant);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      admissions.set(entrant.clientKey, refused(error));
    }
  }
  return counted;
}

/** Joins the students who have not joined yet and may, each named once. Who joined before is always admitted. */
export async function admit(deps: AdmissionDeps, entrants: readonly Entrant[]): Promise<Admissions> {
  const { db, limits, fullGames } = deps;
  const admissions: Admissions = new Map();
  if (entrants.length === 0) return admissions;
  for (const known of await retryOnConflict(() => findParticipants(db, entrants)))
    admissions.set(known.clientKey, joined(known, false));
  const newcomers = entrants.filter(({ clientKey }) => !admissions.has(clientKey));
  const counted = await countAtAddress(limits, newcomers, admissions);
  if (counted.length === 0) return admissions;
  try {
    for (const [clientKey, admission] of await retryTransaction(db, (trx) => letIn(trx, counted)))
      admissions.set(clientKey, admission);
  } finally {
    // Only new students count, and only if they could be stored.
    for (const entrant of counted) {
      const admission = admissions.get(entrant.clientKey);
      if (admission?.kind !== 'joined' || !admission.isNew)
        await limits.giveBack('joinPerAddress', addressKey(entrant));
      if (admission?.kind === 'refused' && admission.error.code === 'TOO_MANY_REQUESTS')
        fullGames.refused(entrant.votingSessionId, entrant.participantsMax);
    }
  }
  return admissions;
}
