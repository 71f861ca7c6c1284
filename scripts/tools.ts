// Finds the programs that the checks need beside Node, and on a machine where that is possible installs what is missing.

import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { top } from './run-command.ts';

/** Where each is, or undefined; `postgres` is the folder of initdb and postgres. */
export interface Tools {
  chromium: string | undefined;
  postgres: string | undefined;
  redis: string | undefined;
  nginx: string | undefined;
}

const DEBIAN_PACKAGES: Record<keyof Tools, string> = {
  chromium: 'chromium',
  postgres: 'postgresql',
  redis: 'redis-server',
  nginx: 'nginx-light',
};
const MINUTES = 60_000;

function which(...names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/local/sbin', '/usr/sbin'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const installed = which('chromium', 'chromium-browser', 'google-chrome');
  return installed ?? [chromium.executablePath()].find((path) => existsSync(path));
}

function findPostgres(): string | undefined {
  const inPath = which('initdb');
  if (inPath) return join(inPath, '..');
  const version = (path: string): number => Number(path.split('/')[4]);
  return globSync('/usr/lib/postgresql/*/bin').sort((a, b) => version(b) - version(a))[0];
}

/** Looks on this machine only. */
export const findTools = (): Tools => ({
  chromium: findChromium(),
  postgres: findPostgres(),
  redis: which('redis-server'),
  nginx: which('nginx'),
});

/** What is missing and nobody gave an address for. */
function missingOf(tools: Tools): (keyof Tools)[] {
  const given = {
    postgres: process.env.TEST_DATABASE_URL,
    redis: process.env.TEST_REDIS_URL,
    chromium: undefined,
    nginx: undefined,
  };
  return (Object.keys(DEBIAN_PACKAGES) as (keyof Tools)[]).filter((name) => !tools[name] && !given[name]);
}

/** Installs Debian packages quietly, without starting the services they bring. */
function aptInstall(packages: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const options = { env, stdio: 'ignore', timeout: 10 * MINUTES } as const;
  spawnSync('apt-get', ['-qq', 'update'], options);
  spawnSync('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', ...packages], options);
}

/** Finds the programs, installs what can be had, and says in a line each what is left out and how to get it. */
export function fetchTools(): Tools {
  const missing = missingOf(findTools());
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const packages = missing.map((name) => DEBIAN_PACKAGES[name]);
    console.log(`installing ${packages.join(', ')} with apt-get…`);
    aptInstall(packages);
  }
  if (missingOf(findTools()).includes('chromium')) {
    console.log('installing Chromium with Playwright…');
    const playwright = join(top, 'node_modules', '.bin', 'playwright');
    spawnSync(playwright, ['install', 'chromium'], { stdio: 'ignore', timeout: 10 * MINUTES });
  }
  const tools = findTools();
  const what: Record<keyof Tools, string> = {
    chromium: 'the browser tests are skipped: install Chromium or set CHROMIUM_PATH',
    postgres: 'PostgreSQL is skipped: install postgresql or set TEST_DATABASE_URL',
    redis: 'Redis is skipped: install redis-server or set TEST_REDIS_URL',
    nginx: 'nginx is skipped: install nginx',
  };
  for (const name of missingOf(tools)) console.log(`SKIPPED  ${what[name]}`);
  return tools;
}
