// `npm run release`: what somebody downloads, in dist/release. `npm run release -- tarball linux-x64` makes only these.
import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutable, prepareExecutables } from '#scripts/release/executable.ts';
import { packageManifest } from '#scripts/release/manifest.ts';
import { nodeBinary, PLATFORMS, type Platform } from '#scripts/release/node-binary.ts';
import { serverFiles } from '#scripts/release/server-files.ts';
import { writeTarball } from '#scripts/release/tarball.ts';
import { buildOrExit } from './build.ts';
import { top } from './run-command.ts';
import { componentList } from './sbom.ts';

const MB = 1_000_000;
/** What a school's line takes in a minute, and mail and sticks still pass on. */
const LARGEST = 120 * MB;
/** On which `npm run lab -- one-file` plays a class; the others are built and not run. */
const PLAYED: readonly Platform[] = ['linux-x64', 'linux-arm64'];
const TARGETS = ['tarball', ...PLATFORMS] as const;

const folder = join(top, 'dist/release');
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** When the commit was made; now, in a folder without a repository. */
function commitTime(): Date {
  try {
    const seconds = execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: top, encoding: 'utf8', stdio: 'pipe' });
    return new Date(Number(seconds) * 1_000);
  } catch {
    return new Date();
  }
}

async function makePlatform(platform: Platform, name: string, parts: string): Promise<void> {
  const node = await nodeBinary(platform, process.versions.node, join(top, 'node_modules/.cache/node-programs'));
  if (node === null)
    return say(`${platform}: not made, because its Node could not be fetched from npm; the rest needs no network`);
  const output = join(folder, `${name}-${platform}${platform.startsWith('win') ? '.exe' : ''}`);
  makeExecutable(parts, node.file, output);
  const { size } = statSync(output);
  const notes = [
    node.note,
    size > LARGEST ? `larger than ${LARGEST / MB} MB` : null,
    PLAYED.includes(platform) ? null : 'built and not run',
    platform.startsWith('win') ? 'not signed' : null,
  ].filter((note) => note !== null);
  say([`${platform}: ${(size / MB).toFixed(1)} MB`, ...notes].join(', '));
}

/** One line for each file, as `sha256sum --check` reads it. */
function writeChecksums(): void {
  const lines = readdirSync(folder)
    .sort()
    .map((name) => `${hash('sha256', readFileSync(join(folder, name)))}  ${name}\n`);
  writeFileSync(join(folder, 'SHA256SUMS'), lines.join(''));
}

const asked = process.argv.slice(2);
const unknown = asked.filter((one) => !TARGETS.some((target) => target === one));
if (unknown.length > 0) {
  process.stderr.write(`${unknown.join(', ')}: one of ${TARGETS.join(', ')}\n`);
  process.exit(1);
}
const isWanted = (target: (typeof TARGETS)[number]): boolean => asked.length === 0 || asked.includes(target);

const { version, optionalDependencies } = packageManifest(top);
const platforms = PLATFORMS.filter(isWanted);
// An older Node makes no executables, and what they hold is what the tests ran on.
if (platforms.some((platform) => optionalDependencies[`node-${platform}`] !== process.versions.node)) {
  process.stderr.write('Executables are made by the Node of the packages: run `npm ci --ignore-scripts` first.\n');
  process.exit(1);
}

await buildOrExit(top, say);
const name = `halfrond-${version}`;
const files = serverFiles(top);
const parts = join(top, 'dist/.release');
for (const one of [folder, parts]) rmSync(one, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, `${name}.cdx.json`), componentList(top, commitTime()));
if (isWanted('tarball')) {
  const file = join(folder, `${name}.tar.gz`);
  await writeTarball(file, { top, name, files, time: commitTime() });
  say(`tarball: ${(statSync(file).size / MB).toFixed(1)} MB, needs Node`);
}
if (platforms.length > 0) await prepareExecutables(top, version, files, parts);
for (const platform of platforms) await makePlatform(platform, name, parts);
rmSync(parts, { recursive: true, force: true });
writeChecksums();
say(`${folder} has them, with SHA256SUMS and the list of components`);
