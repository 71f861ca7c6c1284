// The settings of nginx in deploy/ and on the page on running it do what both say.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { top } from './run-command.ts';
import { freePort } from './services.ts';
import { findTools } from './tools.ts';

const read = (file: string): string => readFileSync(join(top, 'deploy', file), 'utf8');
const nginx = read('nginx.conf');
const processes = read('nginx-processes.conf');

describe('nginx.conf', () => {
  it('lets the largest body through, as does the page on running it', () => {
    const limits = ['question-set/question-set', 'content/content'].flatMap((feature) => [
      ...readFileSync(join(top, `server/features/${feature}.routes.ts`), 'utf8').matchAll(/(\d+) \* 1024 \* 1024/g),
    ]);
    const largest = Math.max(...limits.map(([, megabytes]) => Number(megabytes)));
    const page = readFileSync(join(top, 'docs/operations.md'), 'utf8');
    for (const settings of [nginx, processes, page])
      expect(Number(/client_max_body_size (\d+)m/.exec(settings)?.[1])).toBeGreaterThanOrEqual(largest);
    expect(Number(/bodies of (\d+) MB/.exec(page)?.[1])).toBeGreaterThanOrEqual(largest);
  });

  it('writes no access log, nor does the one of the page on running it', () => {
    const page = readFileSync(join(top, 'docs/operations.md'), 'utf8');
    const [, own = ''] = /^```nginx\n(.*?)^```$/ms.exec(page) ?? [];
    // For all servers at once, and in each of them.
    expect(nginx.slice(0, nginx.search(/^ *server \{/m))).toMatch(/^ *access_log off;$/m);
    for (const settings of [own, processes]) {
      const servers = settings.split(/^server \{$/m).slice(1);
      expect(servers).toHaveLength(2);
      for (const server of servers) expect(server).toMatch(/^ *access_log off;$/m);
    }
  });

  const program = findTools().nginx;
  it.runIf(program !== undefined)('is accepted by nginx, and so is the one of the page on running it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'halfrond-nginx-'));
    const conf = join(folder, 'nginx.conf');
    const [, own = ''] = /^```nginx\n(.*?)^```$/ms.exec(readFileSync(join(top, 'docs/operations.md'), 'utf8')) ?? [];
    // There is no certificate here; a file in conf.d is included by nginx's own settings.
    const included = (site: string): string =>
      `pid /tmp/halfrond-nginx.pid;\nevents {}\nhttp {\n${site.replace(' ssl', '').replaceAll(/^ +ssl_.*\n/gm, '')}}\n`;
    for (const settings of [nginx, included(own), included(processes)]) {
      // Names of containers cannot be resolved here.
      writeFileSync(
        conf,
        settings.replaceAll(/app\d:3000/g, '127.0.0.1:3000').replaceAll('/tmp/halfrond-nginx', join(folder, 'nginx')),
      );
      const { status, stderr } = spawnSync(program ?? '', ['-t', '-p', folder, '-e', 'stderr', '-c', conf], {
        encoding: 'utf8',
      });
      expect({ status, stderr }).toMatchObject({ status: 0 });
    }
    rmSync(folder, { recursive: true, force: true });
    expect(own).toContain('proxy_pass');
    expect(own).not.toContain('gzip');
    expect(processes).not.toContain('gzip');
  });

  /** Runs nginx in front of app1 and app2, which answer like that. Returns its address. */
  async function serve(answers: readonly RequestListener[]): Promise<string> {
    const folder = mkdtempSync(join(tmpdir(), 'halfrond-nginx-'));
    const ports: number[] = [];
    for (const answer of answers) {
      const upstream = createServer(answer).listen(0, '127.0.0.1');
      await once(upstream, 'listening');
      onTestFinished(() => void upstream.close());
      ports.push((upstream.address() as AddressInfo).port);
    }
    const port = await freePort();
    const conf = join(folder, 'nginx.conf');
    const settings = nginx
      .replaceAll(/app(\d):3000/g, (_, at) => `127.0.0.1:${ports[at - 1]}`)
      .replaceAll('/tmp/halfrond-nginx', join(folder, 'nginx'))
      .replace('listen 80 ', `listen 127.0.0.1:${port} `);
    writeFileSync(conf, settings);
    const child = spawn(program ?? '', ['-p', folder, '-e', 'stderr', '-c', conf, '-g', 'daemon off;']);
    onTestFinished(async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    });
    const address = `http://127.0.0.1:${port}`;
    await expect
      .poll(
        () =>
          fetch(address)
            .then(({ ok }) => ok)
            .catch(() => false),
        { timeout: 10_000 },
      )
      .toBe(true);
    return address;
  }

  it.runIf(program !== undefined)(
    'compresses replies, but none whose length would say what a student answered',
    async () => {
      const answer: RequestListener = (_, response) => {
        response.setHeader('content-type', 'application/json').end(JSON.stringify({ text: 'a'.repeat(4_000) }));
      };
      const address = await serve([answer, answer]);
      const encodingOf = async (path: string) => (await fetch(address + path)).headers.get('content-encoding');
      expect(await encodingOf('/api/parties')).toBe('gzip');
      const padded = ['/api/voting/session/ABCDEF', '/api//voting/session/ABCDEF', '/%61pi/voting/session/ABCDEF'];
      for (const path of [...padded, '/api/result/session/ABCDEF']) expect(await encodingOf(path)).toBeNull();
    },
  );

  it.runIf(program !== undefined)(
    'skips a server without a database, and none while all of them have none',
    async () => {
      const hasDatabase = [false, true];
      const answers = hasDatabase.map(
        (_, at): RequestListener =>
          (request, response) => {
            response.writeHead(request.url === '/api/x' && !hasDatabase[at] ? 503 : 200).end();
          },
      );
      const address = await serve(answers);
      const statuses = async (path: string) => {
        const found = new Set<number>();
        for (let at = 0; at < 8; at++) found.add((await fetch(address + path)).status);
        return [...found];
      };
      expect(await statuses('/api/x')).toEqual([200]);
      hasDatabase.fill(false);
      expect([await statuses('/api/x'), await statuses('/login')]).toEqual([[503], [200]]);
      hasDatabase.fill(true);
      expect(await statuses('/api/x')).toEqual([200]);
    },
  );
});
