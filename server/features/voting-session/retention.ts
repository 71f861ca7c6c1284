// Deletes archived voting sessions, with their students' answers, once they are older than the installation keeps them.
import { removeVotingSession } from '#server/db/voting-sessions.ts';
import type { Deps } from '#server/deps.ts';
import { isClockBelieved } from './retention-clock.ts';

const DAY_MS = 86_400_000;
/** Sessions looked up at a time. */
const PAGE = 20;

/** Deletes what was archived more than `retentionDays` before `now` (milliseconds); gives how many voting sessions that were. */
export async function deleteExpired({ db, config }: Pick<Deps, 'db' | 'config'>, now: number): Promise<number> {
  const before = new Date(now - config.retentionDays * DAY_MS).toISOString();
  let deleted = 0;
  for (;;) {
    const expired = await db
      .selectFrom('voting_sessions')
      .select('id')
      .where('archived_at', '<', before)
      .limit(PAGE)
      .execute();
    if (expired.length === 0) return deleted;
    for (const { id } of expired) await removeVotingSession(db, id);
    deleted += expired.length;
  }
}

/** The daily work: deletes what has expired by a clock that can be believed. */
export async function keepRetention(deps: Pick<Deps, 'db' | 'config' | 'log'>, now: number): Promise<void> {
  if (!(await isClockBelieved(deps.db, now))) {
    deps.log.warn(
      'the clock is over 30 days ahead of the last run: nothing is deleted for a week, in case it is wrong',
    );
    return;
  }
  const count = await deleteExpired(deps, now);
  if (count > 0) deps.log.info({ count }, 'deleted voting sessions past their retention');
}

/** Does it now and once a day; gives the function that stops it. */
export function startRetention(deps: Deps): () => void {
  const run = () => {
    keepRetention(deps, Date.now()).catch((error: unknown) =>
      deps.log.error({ err: error }, 'the retention job failed; it runs again tomorrow'),
    );
  };
  run();
  const timer = setInterval(run, DAY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
