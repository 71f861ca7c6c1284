// Deletes archived voting sessions, with their students' answers, once they are older than the installation keeps them.
import type { Deps } from '#server/deps.ts';

const DAY_MS = 86_400_000;
/** Sessions deleted at a time, so that no game waits for a long deletion. */
const AT_A_TIME = 20;

/** Deletes what was archived more than `retentionDays` before `now` (milliseconds); gives how many voting sessions that were. */
export async function deleteExpired({ db, config }: Pick<Deps, 'db' | 'config'>, now: number): Promise<number> {
  const before = new Date(now - config.retentionDays * DAY_MS).toISOString();
  let deleted = 0;
  for (;;) {
    const expired = await db
      .selectFrom('voting_sessions')
      .select('id')
      .where('archived_at', '<', before)
      .limit(AT_A_TIME)
      .execute();
    if (expired.length === 0) return deleted;
    await db
      .deleteFrom('voting_sessions')
      .where(
        'id',
        'in',
        expired.map(({ id }) => id),
      )
      .execute();
    deleted += expired.length;
  }
}

/** Deletes now and once a day; gives the function that stops it. */
export function startRetention(deps: Deps): () => void {
  const run = () => {
    deleteExpired(deps, Date.now()).then(
      (count) => count > 0 && deps.log.info({ count }, 'deleted voting sessions past their retention'),
      (error: unknown) => deps.log.error({ err: error }, 'the retention job failed; it runs again tomorrow'),
    );
  };
  run();
  const timer = setInterval(run, DAY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
