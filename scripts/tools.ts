import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { top } from './run-command.ts';

/** Paths of the programs that the checks need besides Node, if they are installed; `postgres` is the folder of initdb and postgres. */
export interface Tools {
  chromium: string | undefined;
  postgres: string | undefined;
  redis: string | undefined;
  nginx: string | undefined;
}
type Name = keyof Tools;

interface Need {
  tests: string;
  /** Debian's packages that bring it; the first one that can be installed is enough. */
  packages: [string, ...string[]];
  setting?: string;
}
const NEEDS: Record<Name, Need> = {
  chromium: {
    tests: 'the browser tests',
    packages: ['chromium-headless-shell', 'chromium'],
    setting: 'CHROMIUM_PATH',
  },
  postgres: { tests: 'the tests on PostgreSQL', packages: ['postgresql'], setting: 'TEST_DATABASE_URL' },
  redis: { tests: 'the tests with Redis', packages: ['redis-server'], setting: 'TEST_REDIS_URL' },
  nginx: { tests: 'the tests of the nginx configuration', packages: ['nginx-light'] },
};
const INSTALL_MS = 10 * 60_000;

function which(...names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/local/sbin', '/usr/sbin'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/** Chromium's headless shell, of Debian or of Playwright: the same browser without windows, in half the processor time. */
const findShell = (): string | undefined =>
  which('chromium-headless-shell') ??
  globSync(
    chromium.executablePath().replace(/chromium-(\d+).*$/, 'chromium_headless_shell-$1/*/chrome-headless-shell{,.exe}'),
  )[0];

const findChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH ??
  findShell() ??
  which('chromium', 'chromium-browser', 'google-chrome') ??
  [chromium.executablePath()].find((path) => existsSync(path));

function findPostgres(): string | undefined {
  const inPath = which('initdb');
  if (inPath) return join(inPath, '..');
  const version = (path: string): number => Number(path.split('/')[4]);
  return globSync('/usr/lib/postgresql/*/bin').sort((a, b) => version(b) - version(a))[0];
}

export const findTools = (): Tools => ({
  chromium: findChromium(),
  postgres: findPostgres(),
  redis: which('redis-server'),
  nginx: which('nginx'),
});

/** The programs that are not installed and that no setting replaces; the shell also if another Chromium is. */
function findMissingTools(): Name[] {
  const tools = { ...findTools(), chromium: findShell() };
  const isSet = (setting: string | undefined) => setting !== undefined && Boolean(process.env[setting]);
  return (Object.keys(NEEDS) as Name[]).filter((name) => !tools[name] && !isSet(NEEDS[name].setting));
}

/** Installs the programs without starting the services that come with them. */
function install(names: Name[]): void {
  // With this run level Debian's packages start no service.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const options = { env, stdio: 'ignore', timeout: INSTALL_MS } as const;
  spawnSync('apt-get', ['-qq', 'update'], options);
  for (const name of names)
    NEEDS[name].packages.some(
      (debianPackage) =>
        spawnSync('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', debianPackage], options).status === 0,
    );
  // Ubuntu has no package of the shell, and its `chromium` installs no browser.
  if (findMissingTools().includes('chromium'))
    spawnSync(join(top, 'node_modules', '.bin', 'playwright'), ['install', '--only-shell', 'chromium'], options);
}

/** Finds the programs; as root on Debian installs the missing ones first, unless `mayInstall` is false. Prints what will be skipped or slow. */
export function prepareTools(mayInstall: boolean): Tools {
  const missing = findMissingTools();
  if (missing.length > 0 && mayInstall && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const why = missing.map((name) => `${NEEDS[name].packages[0]} for ${NEEDS[name].tests}`).join(', ');
    console.log(`Installing ${why} (npm test -- --no-install does without)`);
    install(missing);
  }
  const tools = findTools();
  for (const name of findMissingTools()) {
    const { tests, packages, setting } = NEEDS[name];
    const mark = tools[name] ? 'SLOWER ' : 'SKIPPED';
    console.log(`${mark}  ${tests}: apt-get install ${packages[0]}${setting ? `, or set ${setting}` : ''}`);
  }
  return tools;
}
