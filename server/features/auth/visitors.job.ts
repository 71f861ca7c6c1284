import { removeVisitors } from '#server/data/accounts/visitors.ts';
import type { Deps } from '#server/deps.ts';
import { VISITOR_MINUTES } from '#shared/domain/limits.ts';

type JobDeps = Pick<Deps, 'config' | 'db' | 'publisher' | 'logCutter'>;

/**
 * Deletes the visitors whose time is over at `now` (milliseconds), all of them if visitors are no longer allowed, and
 * announces that their games are gone.
 */
export async function endVisitors({ config, db, publisher, logCutter }: JobDeps, now: number): Promise<void> {
  const before = config.visitors ? now - VISITOR_MINUTES * 60_000 : now;
  const { visitors, codes } = await removeVisitors(db, new Date(before).toISOString());
  for (const code of codes) publisher.toEverybody(code, { type: 'archived' });
  if (visitors > 0) logCutter.cutSoon();
}
