// The same version built once more, with other names for its files: what the next version is to the pages of this one.
import { appendFile, cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuild } from '#scripts/build.ts';
import { top } from '#scripts/run-command.ts';

/** What is not copied: what is made, and what is large. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'data', '.git', 'test-results']);
/** Nearly every file of a page imports the first chunk, and its name is in theirs. */
const CHANGED = 'web/i18n/i18n.ts';

export interface SecondBuild {
  /** The folder of the project that was built. */
  project: string;
  remove: () => Promise<void>;
}

const assetsOf = async (project: string): Promise<Set<string>> =>
  new Set(await readdir(join(project, 'dist/web/assets')));

/** Builds a copy of this project in a temporary folder. Throws if the two builds share most of their files. */
export async function makeSecondBuild(): Promise<SecondBuild> {
  const project = await mkdtemp(join(tmpdir(), 'halfrond-build-'));
  const remove = () => rm(project, { recursive: true, force: true });
  try {
    for (const name of await readdir(top))
      if (!LEFT_OUT.has(name)) await cp(join(top, name), join(project, name), { recursive: true });
    await symlink(join(top, 'node_modules'), join(project, 'node_modules'));
    await appendFile(join(project, CHANGED), '\nReflect.set(globalThis, "secondBuild", true);\n');
    for (const part of ['web', 'server'] as const) {
      const built = await ensureBuild(project, part, () => {});
      if (typeof built !== 'string') throw new Error(built.failed);
    }
    const [first, second] = [await assetsOf(top), await assetsOf(project)];
    const scripts = [...second].filter((name) => name.endsWith('.js'));
    const shared = scripts.filter((name) => first.has(name)).length;
    if (shared * 2 > scripts.length)
      throw new Error(`${shared} of ${scripts.length} files are those of the first build`);
    return { project, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
