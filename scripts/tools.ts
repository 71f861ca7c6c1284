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
  // The shell is the same browser without windows, in two thirds of the time.
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

function findChromium(): string | undefined {
  const installed =
    process.env.CHROMIUM_PATH ?? which('chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome');
  return installed ?? [chromium.executablePath()].find((path) => existsSync(path));
}

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

/** The programs that are not installed and that no setting replaces. */
function findMissing(): Name[] {
  const tools = findTools();
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
  // Ubuntu's package of that name installs no browser.
  if (findMissing().includes('chromium'))
    spawnSync(join(top, 'node_modules', '.bin', 'playwright'), ['install', 'chromium'], options);
}

/** Finds the programs; as root on Debian installs the missing ones first, unless `mayInstall` is false. Prints what will be skipped. */
export function prepareTools(mayInstall: boolean): Tools {
  const missing = findMissing();
  if (missing.length > 0 && mayInstall && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const why = missing.map((name) => `${NEEDS[name].packages[0]} for ${NEEDS[name].tests}`).join(', ');
    console.log(`Installing ${why} (npm test -- --no-install skips these tests instead)`);
    install(missing);
  }
  for (const name of findMissing()) {
    const { tests, packages, setting } = NEEDS[name];
    console.log(`SKIPPED  ${tests}: apt-get install ${packages[0]}${setting ? `, or set ${setting}` : ''}`);
  }
  return findTools();
}
