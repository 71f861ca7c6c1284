// A large installation on this machine: PostgreSQL, Redis, three servers, and nginx in front of them with the settings of deploy/.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type Service, startPostgres, startRedis } from '#scripts/services.ts';
import { findTools } from '#scripts/tools.ts';
import { startServer, type TestServer } from '#testing/server-process.ts';

export interface Cluster {
  postgres: Service;
  redis: Service;
  nodes: TestServer[];
  /** The address that browsers use. */
  base: string;
  stop: () => Promise<void>;
}

const NGINX_CONF = join(import.meta.dirname, '../../deploy/nginx.conf');

/** The delivered settings with these servers and this port. */
function nginxConf(folder: string, port: number, servers: readonly string[]): string {
  return readFileSync(NGINX_CONF, 'utf8')
    .replaceAll('/tmp/halfrond-nginx', join(folder, 'nginx'))
    .replace('listen 80 ', `listen 127.0.0.1:${port} `)
    .replaceAll(/ {4}server app1:3000([^;]*);\n {4}server app2:3000[^;]*;\n/g, (_, rest: string) =>
      servers.map((server) => `    server ${server}${rest};\n`).join(''),
    );
}

async function startNginx(program: string, servers: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'halfrond-nginx-'));
  const port = await freePort();
  const conf = join(folder, 'nginx.conf');
  writeFileSync(conf, nginxConf(folder, port, servers));
  const args = ['-p', folder, '-e', 'stderr', '-c', conf];
  const checked = spawnSync(program, [...args, '-t'], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(`nginx refuses its settings: ${checked.stderr}`);
  const child: ChildProcess = spawn(program, [...args, '-g', 'daemon off;'], { stdio: 'ignore' });
  process.once('exit', () => child.kill('SIGTERM'));
  const stop = async () => {
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  return { base: `http://127.0.0.1:${port}`, stop };
}

/** The programs, or the names of those that are missing. */
export function clusterTools() {
  const { postgres, redis, nginx } = findTools();
  return postgres && redis && nginx ? { postgres, redis, nginx } : null;
}

/** Starts everything; when a part does not start, the others are stopped again. */
export async function startCluster(
  tools: NonNullable<ReturnType<typeof clusterTools>>,
  size: number,
  more: Record<string, string> = {},
): Promise<Cluster> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const one of stops.toReversed()) await one();
  };
  const keep = <T extends { stop: () => Promise<void> }>(part: T): T => {
    stops.push(part.stop);
    return part;
  };
  try {
    const postgres = keep(await startPostgres(tools.postgres));
    const redis = keep(await startRedis(tools.redis));
    const settings = {
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      JWT_SECRET: 'the same secret for all of these servers',
      RATE_LIMITS: 'on',
      DEMO_CONTENT: 'false',
      LOG_LEVEL: 'fatal',
      ...more,
    };
    // All at once: they migrate under a lock, and one of them makes the first admin.
    const nodes = await Promise.all(
      Array.from({ length: size }, () => startServer(settings).then((server) => keep(server))),
    );
    const servers = nodes.map(({ baseURL }) => `127.0.0.1:${new URL(baseURL).port}`);
    const nginx = keep(await startNginx(tools.nginx, servers));
    return { postgres, redis, nodes, base: nginx.base, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
