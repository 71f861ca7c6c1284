// The files in deploy/ match what the program really reads, needs and answers.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverFiles } from '#scripts/release/server-files.ts';
import { writeTarball } from '#scripts/release/tarball.ts';
import { readConfig } from '#server/config.ts';
import { required } from '#testing/required.ts';
import { ensureBuild } from './build.ts';
import { ALLOWED, readLicences } from './licences.ts';
import { top } from './run-command.ts';
import { builtPackages, componentList } from './sbom.ts';
import { serverCommand } from './server-command.ts';

const read = (file: string): string => readFileSync(join(top, 'deploy', file), 'utf8');
const compose = read('compose.yaml');
const dockerfile = read('Dockerfile');
const nginx = read('nginx.conf');
const unit = read('halfrond.service');
const template = read('halfrond@.service');

/** Variables of Node and of the C library. */
const OF_NODE = ['NODE_ENV', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX'];
const known = [...readFileSync(join(top, 'server/config.ts'), 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(
  ([, name]) => name,
);

/** The variables that compose.yaml gives a server, as it would fill them in. */
function appEnvironment(): Record<string, string> {
  const block = required(/^x-app:[\s\S]*?^ {2}environment:\n([\s\S]*?)^ {2}\w/m.exec(compose)?.[1]);
  const given: Record<string, string> = {
    POSTGRES_PASSWORD: 'geheim',
    JWT_SECRET: 'a secret of enough length, for tests',
  };
  const fill = (value: string): string =>
    value.replaceAll(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (_, name: string, rest = '') => given[name] ?? rest);
  return Object.fromEntries(
    [...block.matchAll(/^ {4}([A-Z0-9_]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, fill(value)]),
  );
}

/** The output of a process, once it matches. */
async function printed(output: Readable, fits: RegExp): Promise<RegExpExecArray> {
  let text = '';
  for await (const chunk of output.iterator({ destroyOnReturn: false })) {
    text += String(chunk);
    const found = fits.exec(text);
    if (found) return found;
  }
  throw new Error(`It ended and had printed: ${text}`);
}

describe('compose.yaml', () => {
  it('gives the servers settings that they read and accept', () => {
    const environment = appEnvironment();
    expect(Object.keys(environment).length).toBeGreaterThan(5);
    expect(known).toEqual(expect.arrayContaining(Object.keys(environment)));
    expect(readConfig(environment)).toMatchObject({
      databaseUrl: expect.stringContaining('@postgres:'),
      redisUrl: 'redis://redis:6379',
      // nginx has an address in the containers' own network.
      trustProxy: ['uniquelocal'],
    });
  });

  it('starts every server that nginx knows', () => {
    const servers = new Set([...nginx.matchAll(/server (\w+):3000/g)].map(([, name]) => name));
    expect([...servers]).toEqual(['app1', 'app2']);
    for (const server of servers) expect(compose).toMatch(new RegExp(`^ {2}${server}: \\*app$`, 'm'));
  });
});

describe('the image', () => {
  it('starts a program that is in the archive, as nobody special', () => {
    const [, program = ''] = /^CMD \["node", (?:"--[^"]+", )*"([^"]+)"\]$/m.exec(dockerfile) ?? [];
    expect(join(top, program)).toBe(serverCommand.args.at(-1));
    expect(dockerfile).toContain('npm run release -- tarball');
    expect(dockerfile).toMatch(/^COPY --from=build \/halfrond \.\/$/m);
    expect(dockerfile).toMatch(/^USER node$/m);
  });

  it('runs Node as `npm start` does', () => {
    const options = serverCommand.args.slice(0, -1);
    expect(dockerfile).toContain(`CMD ["node", ${options.map((option) => `"${option}", `).join('')}"dist/`);
    expect(unit).toContain(`/node ${options.join(' ')} dist/`);
    const heaps = `MALLOC_ARENA_MAX=${serverCommand.environment.MALLOC_ARENA_MAX}`;
    expect(dockerfile).toContain(`${heaps} `);
    expect(unit).toContain(`${heaps}\n`);
  });

  const folder = mkdtempSync(join(tmpdir(), 'halfrond-image-'));
  // Builds only if the sources are newer.
  beforeAll(async () => {
    for (const part of ['server', 'web'] as const) await ensureBuild(top, part, () => {});
    const file = join(folder, 'archive.tar.gz');
    await writeTarball(file, { top, name: 'halfrond-0', files: serverFiles(top), time: new Date(0) });
    execFileSync('tar', ['-xzf', file, '-C', folder, '--strip-components=1']);
  }, 180_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has the units of systemd, which run the Node of the machine', () => {
    const installed = readFileSync(join(folder, 'deploy/halfrond.service'), 'utf8');
    expect(installed).toMatch(/^ExecStart=\/usr\/bin\/env node (--\S+ )*dist\/server\/main\.js$/m);
  });

  it('has the pages for those who decide in a school, and what these lean on', () => {
    expect(readdirSync(join(folder, 'docs/school'))).toEqual(readdirSync(join(top, 'docs/school')));
    for (const page of ['privacy', 'operations', 'settings', 'without-internet', 'accessibility-report'])
      expect(existsSync(join(folder, `docs/${page}.md`)), page).toBe(true);
  });

  it('has the notices of all that others made: packages, Node and the typeface', () => {
    const texts = readFileSync(join(folder, 'LICENCES.txt'), 'utf8');
    const parts = new Map(texts.split(/^== /m).map((part) => [part.slice(0, part.indexOf('\n')), part]));
    const titles = [...parts.keys()];
    for (const one of builtPackages(top))
      expect(
        titles.filter((title) => title.startsWith(`${one} (`)),
        one,
      ).toHaveLength(1);
    expect(parts.get(titles.find((title) => title.startsWith('fastify@')) ?? '')).toContain('Copyright (c) 2016');
    expect(parts.get(titles.find((title) => title.startsWith('Node.js')) ?? '')).toMatch(/OpenSSL|github/);
    expect(parts.get('atkinson-hyperlegible-next')).toContain('SIL Open Font License');
    // Some authors publish no such file.
    const bare = titles.filter((title) => title.includes('@') && parts.get(title)?.trim() === title);
    expect(bare.length).toBeLessThan(titles.length / 10);
  });

  it('has commands that run without any package', () => {
    const env = { PATH: process.env.PATH, DATA_DIR: join(folder, 'none') };
    const run = (name: string) =>
      spawnSync(process.execPath, [`dist/server/commands/${name}.js`], { cwd: folder, env, encoding: 'utf8' });
    for (const name of ['user', 'backup', 'restore', 'images'])
      expect(run(name).stderr).toContain(`npm run ${name} -- `);
    expect(run('doctor').stdout).toContain(join(folder, 'none'));
  });

  it('names its components: those of server and pages, Node and what is in Node, each with a licence that was looked at', () => {
    const list = JSON.parse(componentList(top, new Date(0)));
    const components: { name: string; version: string; licenses: { expression: string }[] }[] = list.components;
    const names = components.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['fastify', 'kysely', 'react', '@tiptap/core', 'socket.io-client', 'node']),
    );
    for (const name of ['typescript', 'vite', 'vitest', '@biomejs/biome']) expect(names).not.toContain(name);
    const used = components.flatMap(({ licenses }) => licenses.map(({ expression }) => expression));
    expect(used.filter((licence) => !ALLOWED.includes(licence))).toEqual([]);
    const looked = readLicences().map(({ name, version }) => `${name}@${version}`);
    const built = components.filter(({ name }) => name !== 'node').map(({ name, version }) => `${name}@${version}`);
    expect(built.filter((one) => !looked.includes(one))).toEqual([]);
    expect(list.components.at(-1).components.map(({ name }: { name: string }) => name)).toContain('openssl');
  });

  it('serves from the files that it holds alone, and finds itself healthy', { timeout: 60_000 }, async () => {
    const [, program = ''] = /^CMD \["node", (?:"--[^"]+", )*"([^"]+)"\]$/m.exec(dockerfile) ?? [];
    const env = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), NODE_ENV: 'production' };
    const server = spawn(process.execPath, [program], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      const [, address = ''] = await printed(server.stdout, /(http:\/\/localhost:\d+)/);
      const [, check = ''] = /^HEALTHCHECK .*CMD \["node", "-e", "(.*)"\]$/m.exec(dockerfile) ?? [];
      const asked = spawnSync(process.execPath, ['-e', check.replace('http://localhost:3000', address)]);
      expect(asked.status).toBe(0);
      const { length } = await fetch(`${address}/api/partners`).then((reply) => reply.json() as Promise<unknown[]>);
      expect(length).toBeGreaterThan(0);
    } finally {
      server.kill('SIGTERM');
      const [code] = await once(server, 'exit');
      expect(code).toBe(0);
    }
  });

  it('sets nothing that nobody reads', () => {
    const [, block = ''] = /^ENV ([\s\S]*?[^\\])\n/m.exec(dockerfile) ?? [];
    const names = [...block.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(2);
    expect([...known, ...OF_NODE]).toEqual(expect.arrayContaining(names));
  });
});

describe('the systemd unit', () => {
  it('starts the same program and sets nothing that nobody reads', () => {
    expect(unit).toMatch(/^ExecStart=.*\/node (--\S+ )*dist\/server\/main\.js$/m);
    const names = [...unit.matchAll(/^Environment=([A-Z_]+)=/gm)].map(([, name]) => name);
    expect([...known, ...OF_NODE]).toEqual(expect.arrayContaining(names));
  });

  it('is the same for one of several servers, but for its port', () => {
    const own = /^(#|Description=|ExecStart=)/;
    const lines = unit.split('\n').filter((line) => !own.test(line));
    expect(template.split('\n')).toEqual(expect.arrayContaining(lines));
    const [, command = ''] = /^ExecStart=(.*)$/m.exec(unit) ?? [];
    expect(template).toContain(`ExecStart=/usr/bin/env PORT=%i HOST=127.0.0.1 ${command}\n`);
  });

  it('lets nobody else look into the data, and the server look up its own addresses', () => {
    expect(unit).toMatch(/^StateDirectoryMode=0700$/m);
    expect(unit).toMatch(/^RestrictAddressFamilies=.*AF_NETLINK/m);
  });

  it('lets a backup have a lower priority than answers', () => {
    const [, ...later] = unit.split(/^SystemCallFilter=~.*@resources.*$/m);
    expect(later.join()).toMatch(/^SystemCallFilter=setpriority$/m);
  });
});
