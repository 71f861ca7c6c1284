import { hash, randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder of a build whose files have a hash in their name. */
const ASSETS = 'assets';
const HOUR_MS = 3_600_000;
/** How often a running process says that its build is in use. */
export const REFRESH_MS = HOUR_MS;
/** A day after the last process of a build ended; it may have said so for the last time an hour before. */
const KEPT_MS = 24 * HOUR_MS + REFRESH_MS;
/** No folder in it: a file of a page never leads elsewhere. */
const ASSET_NAME = /^assets\/[\w-][\w.-]*$/;

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function sizesIn(folder: string): Promise<Map<string, number>> {
  const names = await readdir(folder);
  return new Map(await Promise.all(names.map(async (name) => [name, (await stat(join(folder, name))).size] as const)));
}

/** Whether that folder has all these files: after a power cut one that was copied may be shorter. */
async function isComplete(folder: string, sizes: ReadonlyMap<string, number>): Promise<boolean> {
  if (!(await exists(folder))) return false;
  const found = await sizesIn(folder);
  return [...sizes].every(([name, size]) => found.get(name) === size);
}

/**
 * The files of all builds in use since yesterday: a page loads those of its own build while servers are updated one by
 * one. Each build has a folder in the data folder, whose mtime is when a process of it last ran.
 */
export class PageFiles {
  readonly #folder: string;
  readonly #web: string;
  #own: string | null = null;

  /** @param dataDir the data folder, which other processes may share @param web the folder of this build */
  constructor(dataDir: string, web: string) {
    this.#folder = join(dataDir, 'page-files');
    this.#web = web;
  }

  /** Stores the files of this build, and deletes builds that nobody used for a day before `now` (milliseconds). */
  async refresh(now: number): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    this.#own ??= await this.#store();
    await utimes(join(this.#folder, this.#own), now / 1_000, now / 1_000);
    for (const name of await readdir(this.#folder)) {
      const changed = await stat(join(this.#folder, name)).catch(() => null);
      if (changed !== null && now - changed.mtimeMs > KEPT_MS)
        await rm(join(this.#folder, name), { recursive: true, force: true });
    }
  }

  /** Returns the folder of a build that has this file of a page, or null. */
  async find(file: string): Promise<string | null> {
    if (!ASSET_NAME.test(file)) return null;
    for (const name of await readdir(this.#folder).catch(() => [])) {
      // A draft of another process is not complete.
      if (!name.startsWith('.') && (await exists(join(this.#folder, name, file)))) return join(this.#folder, name);
    }
    return null;
  }

  /** Several processes may do this at once: a build is copied beside and renamed, and the first one stays. */
  async #store(): Promise<string> {
    const sizes = await sizesIn(join(this.#web, ASSETS));
    const name = hash('sha256', [...sizes.keys()].sort().join('\n')).slice(0, 16);
    const build = join(this.#folder, name);
    if (await isComplete(join(build, ASSETS), sizes)) return name;
    const draft = join(this.#folder, `.${randomUUID()}`);
    try {
      await cp(join(this.#web, ASSETS), join(draft, ASSETS), { recursive: true });
      const placed = await rename(draft, build).then(
        () => true,
        () => isComplete(join(build, ASSETS), sizes),
      );
      if (!placed) {
        await rm(build, { recursive: true, force: true });
        await rename(draft, build);
      }
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
    return name;
  }
}
