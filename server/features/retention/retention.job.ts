import { findExpired, findIdle, findOldTryOuts, removeVotingSession } from '#server/data/game/voting-sessions.ts';
import { keepFigures } from '#server/data/office/statistics.ts';
import { findUnusedTextImages, removeTextImage } from '#server/data/office/text-images.ts';
import { isClockPlausible } from '#server/data/system/clock-check.ts';
import { removeEarlierData } from '#server/data/system/earlier-data.ts';
import { giveSpaceBack } from '#server/data/system/free-space.ts';
import { saveLastRetention } from '#server/data/system/job-runs.ts';
import { takeLease } from '#server/data/system/leases.ts';
import type { Deps } from '#server/deps.ts';
import { changePhase } from '#server/game/voting-session/change-phase.ts';
import { updateForPhase } from '#server/game/voting-session/current-updates.ts';
import { IDLE_DAYS, INVITATION_DAYS, TEXT_IMAGE_DAYS } from '#shared/domain/limits.ts';
import { TEXT_IMAGES } from '#shared/domain/text-image.ts';

const DAY_MS = 86_400_000;
const JOB = 'retention';
/** Sessions looked up at a time. */
const PAGE = 20;

/**
 * Deletes the voting sessions that were archived more than `sessionRetentionDays` before `now` (milliseconds). Returns
 * their number.
 */
export async function deleteExpired({ db, config }: Pick<Deps, 'db' | 'config'>, now: number): Promise<number> {
  const before = new Date(now - config.sessionRetentionDays * DAY_MS).toISOString();
  let deleted = 0;
  for (;;) {
    const expired = await findExpired(db, before, PAGE);
    if (expired.length === 0) return deleted;
    for (const { id } of expired) await removeVotingSession(db, id);
    deleted += expired.length;
  }
}

/** Deletes the try-outs that are a day old at `now` (milliseconds). Returns their number. */
export async function deleteTryOuts({ db, publisher }: Pick<Deps, 'db' | 'publisher'>, now: number): Promise<number> {
  const old = await findOldTryOuts(db, new Date(now - DAY_MS).toISOString());
  for (const { id, code } of old) {
    await removeVotingSession(db, id);
    publisher.toEverybody(code, { type: 'archived' });
  }
  return old.length;
}

type ArchivingDeps = Pick<Deps, 'db' | 'config' | 'setups' | 'hashArgument' | 'hashWho' | 'publisher'>;

/** Archives voting sessions without an answer for `IDLE_DAYS` before `now` (milliseconds). Returns how many. */
export async function archiveIdle(deps: ArchivingDeps, now: number): Promise<number> {
  const { db, setups, publisher } = deps;
  const before = new Date(now - IDLE_DAYS * DAY_MS).toISOString();
  let archived = 0;
  for (;;) {
    const idle = await findIdle(db, before, PAGE);
    if (idle.length === 0) return archived;
    for (const { code, ...row } of idle) {
      const phase = { name: 'archived', reachedResults: row.state === 'results' } as const;
      // If the teacher just used it, it is no longer among the idle ones of the next page.
      const setup = await setups.get(row);
      if (setup === undefined || !(await changePhase(deps, { row, setup }, phase))) continue;
      publisher.toEverybody(code, updateForPhase(phase));
      archived += 1;
    }
  }
}

/** Deletes images that no text refers to, `TEXT_IMAGE_DAYS` old at `now` (milliseconds). Returns how many. */
export async function deleteUnusedImages({ db, objects }: Pick<Deps, 'db' | 'objects'>, now: number): Promise<number> {
  const before = new Date(now - TEXT_IMAGE_DAYS * DAY_MS).toISOString();
  const unused = await findUnusedTextImages(db, before);
  for (const id of unused) {
    // The row last: what could not be deleted is tried again tomorrow.
    await objects.remove(TEXT_IMAGES, id);
    await removeTextImage(db, id);
  }
  return unused.length;
}

type RetentionDeps = ArchivingDeps & Pick<Deps, 'log' | 'logCutter' | 'mailer' | 'objects'>;

async function runJob(deps: RetentionDeps, now: number): Promise<void> {
  if (!(await isClockPlausible(deps.db, now))) {
    deps.log.warn(
      'the clock is over 30 days ahead of the last run: nothing is archived or deleted for a week, in case it is wrong',
    );
    return;
  }
  const archived = await archiveIdle(deps, now);
  if (archived > 0) deps.log.info({ count: archived }, 'archived voting sessions that got no answer for a long time');
  const expired = await deleteExpired(deps, now);
  const deleted = expired + (await deleteTryOuts(deps, now));
  await saveLastRetention(deps.db, { at: new Date(now).toISOString(), amount: expired });
  if (deleted > 0) {
    await giveSpaceBack(deps.db);
    deps.logCutter.cutSoon();
    deps.log.info({ count: deleted }, 'deleted voting sessions past their retention, and try-outs of yesterday');
  }
  const earlier = await removeEarlierData(deps.db, deps.config.dataDir, now - deps.config.backupKeep * DAY_MS);
  if (earlier.length > 0) deps.log.info({ earlier }, 'deleted what earlier migrations and restores had replaced');
  const counted = await keepFigures(deps.db);
  if (counted > 0) deps.log.info({ count: counted }, 'counted archived voting sessions for the statistics');
  const mails = await deps.mailer.forgetBefore(now - INVITATION_DAYS * DAY_MS);
  if (mails > 0) deps.log.info({ count: mails }, 'deleted mails from the outbox whose links do not work any more');
  // Last, because the bucket may be unavailable.
  const images = await deleteUnusedImages(deps, now);
  if (images > 0) deps.log.info({ count: images }, 'deleted images that no text shows');
}

/** One run of the daily job, unless another process is at it. */
export async function runRetention(deps: RetentionDeps, now: number): Promise<void> {
  const lease = await takeLease(deps.db, JOB);
  if (lease === null) return;
  try {
    await runJob(deps, now);
  } finally {
    await lease.release();
  }
}

/** Runs the job now and once a day. Returns the function that stops it. */
export function startRetention(deps: Deps): () => void {
  const run = () => {
    runRetention(deps, Date.now()).catch((error: unknown) =>
      deps.log.error({ err: error }, 'the retention job failed; it runs again tomorrow'),
    );
  };
  run();
  const timer = setInterval(run, DAY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
