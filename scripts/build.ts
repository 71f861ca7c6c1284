import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

interface Part {
  title: string;
  /** Of Vite, and one of the sources. */
  config: string;
  sources: string[];
  /** The file whose time is the time of the build, in the part's folder of `dist`. */
  proof: string;
}

const PARTS = {
  web: { title: 'the web app', config: 'vite.config.ts', sources: ['web', 'shared'], proof: 'index.html' },
  server: { title: 'the server', config: 'vite.server.config.ts', sources: ['server', 'shared'], proof: 'main.js' },
} satisfies Record<string, Part>;
export type PartName = keyof typeof PARTS;

export type Build = 'fresh' | 'built' | { failed: string };

/** Milliseconds of the last change of a file, or of anything in a folder; folders count too, so that a deleted file is seen. */
async function newest(path: string): Promise<number> {
  const info = await stat(path).catch(() => undefined);
  if (!info) return 0;
  if (!info.isDirectory()) return info.mtimeMs;
  const inside = await Promise.all((await readdir(path)).map((name) => newest(join(path, name))));
  return Math.max(info.mtimeMs, ...inside);
}

async function isFresh(top: string, name: PartName): Promise<boolean> {
  const { config, sources, proof } = PARTS[name];
  const built = await newest(join(top, 'dist', name, proof));
  const changes = await Promise.all([config, 'package-lock.json', ...sources].map((path) => newest(join(top, path))));
  return built > 0 && changes.every((changed) => changed <= built);
}

/** Runs Vite. Returns what it printed when it failed. */
async function runVite(top: string, vite: string, config: string, folder: string): Promise<string | undefined> {
  const options = ['--config', config, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  // With any other value, as in tests, React would be built for developers: half as large again, and slower.
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, [vite, 'build', ...options], {
    cwd: top,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (printed += text));
  const code = await new Promise<number | null>((done) => child.on('error', () => done(1)).on('close', done));
  return code === 0 ? undefined : printed.trim() || `vite ended with ${code}`;
}

/** Builds beside the old build and then replaces it, so that a build that fails or is killed leaves the old one. */
async function build(top: string, name: PartName, vite: string): Promise<Build> {
  const place = join(top, 'dist', name);
  const fresh = join(top, 'dist', `.${name}`);
  const began = new Date();
  await mkdir(fresh, { recursive: true });
  const failed = await runVite(top, vite, PARTS[name].config, fresh);
  if (failed) return { failed };
  // A source that changed while Vite ran is newer than the build.
  await utimes(join(fresh, PARTS[name].proof), began, began);
  await rm(place, { recursive: true, force: true });
  await rename(fresh, place);
  return 'built';
}

/**
 * Builds a part of the app if it is missing or older than its sources.
 * `top` is the folder of a checkout; without Vite, as in a production install, a build that is there is used as it is.
 */
export async function ensureBuild(top: string, name: PartName, announce: () => void): Promise<Build> {
  const vite = join(top, 'node_modules', 'vite', 'bin', 'vite.js');
  if (!existsSync(vite)) {
    if (existsSync(join(top, 'dist', name, PARTS[name].proof))) return 'fresh';
    return { failed: `dist/${name} is missing and Vite is not installed. Install it with: npm ci --include=dev` };
  }
  try {
    if (await isFresh(top, name)) return 'fresh';
    announce();
    return await build(top, name, vite);
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

/** Builds of both parts what is missing or old. Ends the process when that fails. */
export async function buildOrExit(top: string, say: (line: string) => void): Promise<void> {
  const names = Object.keys(PARTS) as PartName[];
  const builds = await Promise.all(
    names.map((name) => ensureBuild(top, name, () => say(`building ${PARTS[name].title}…`))),
  );
  for (const build of builds) {
    if (typeof build === 'string') continue;
    console.error(`The build failed. ${build.failed}`);
    process.exit(1);
  }
}
