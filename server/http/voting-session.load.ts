// The voting session that a call is about, whichever feature answers: found by its code or its id, and whose it is.
import type { Db } from '#server/db/client.ts';
import type { Courses, VotingCourse } from '#server/db/courses.ts';
import { findByCode, findVotingSession, type VotingSessionRow } from '#server/db/voting-sessions.ts';
import { type Actor, can } from '#shared/domain/roles.ts';
import { isSessionCode, normalSessionCode } from '#shared/domain/session-code.ts';
import { AppError } from './app-error.ts';
import type { RateLimits } from './rate-limits.ts';

export interface Loaded {
  row: VotingSessionRow;
  course: VotingCourse;
}

interface Sources {
  db: Db;
  courses: Courses;
  limits: RateLimits;
}

async function withCourse(courses: Courses, row: VotingSessionRow | undefined): Promise<Loaded | undefined> {
  const course = row && (await courses.get(row.id));
  return row && course ? { row, course } : undefined;
}

/** The voting session whose code works. Throws INVALID_CODE; too many wrong codes from one address are TOO_MANY_REQUESTS. */
export async function loadByCode({ db, courses, limits }: Sources, typed: string, ip: string): Promise<Loaded> {
  const sessionCode = normalSessionCode(typed);
  const loaded = await withCourse(courses, isSessionCode(sessionCode) ? await findByCode(db, sessionCode) : undefined);
  if (loaded) return loaded;
  await limits.take('unknownCodePerAddress', ip);
  throw new AppError('INVALID_CODE');
}

/** The same, for its owner only. */
export async function loadOwnByCode(sources: Sources, actor: Actor, typed: string, ip: string): Promise<Loaded> {
  const loaded = await loadByCode(sources, typed, ip);
  if (!isOwner(actor, loaded)) throw new AppError('FORBIDDEN');
  return loaded;
}

/** The voting session with that id, archived or not. Throws NOT_FOUND. */
export async function loadById({ db, courses }: Sources, id: string): Promise<Loaded> {
  const loaded = await withCourse(courses, await findVotingSession(db, id));
  if (!loaded) throw new AppError('NOT_FOUND');
  return loaded;
}

export const isOwner = (actor: Actor, { row }: Loaded): boolean => can(actor, 'manageGames', { ownerId: row.owner_id });
