import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { required } from '#testing/required.ts';
import { createHttpServer } from './http-server.ts';
import { createLog } from './log.ts';
import { OutageLog } from './outage-log.ts';
import { PageFiles } from './page-files.ts';
import { StartingServer } from './starting-server.ts';
import { serveWebApp } from './web-app.ts';

const HOUR_MS = 3_600_000;

let top: string;
let dataDir: string;
const apps: FastifyInstance[] = [];
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'halfrond-test-'));
  dataDir = join(top, 'data');
});
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
  rmSync(top, { recursive: true, force: true });
});

/** A build with these files in `assets`, each of which says its own name. */
function build(name: string, assets: readonly string[]): string {
  const folder = join(top, name);
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), `<html><head><!--settings--></head><body>${name}</body></html>`);
  for (const file of assets) writeFileSync(join(folder, 'assets', file), file);
  return folder;
}

async function start(folder: string, settings: Record<string, string> = {}): Promise<FastifyInstance> {
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...settings });
  const log = createLog(config);
  const app = await createHttpServer(config, {
    server: new StartingServer(null),
    log,
    databaseErrorOf: () => null,
    outages: new OutageLog(log, async () => {}),
  });
  apps.push(app);
  await serveWebApp(
    app,
    config,
    folder,
    () => 'http://localhost',
    async () => null,
  );
  return app;
}

const kept = (): string[] => readdirSync(join(dataDir, 'page-files')).filter((name) => !name.startsWith('.'));

describe('servers of two builds that share a data folder', () => {
  it.each([
    ['with images in it', {}],
    ['with images in a bucket', { S3_BUCKET: 'pictures' }],
  ])('serve the files of each other’s pages, the older one those of the newer one too, %s', async (_, settings) => {
    const older = await start(build('older', ['app-1.js', 'app-1.js.br', 'shared.js']), settings);
    const newer = await start(build('newer', ['app-2.js', 'app-2.js.br', 'shared.js']), settings);
    for (const app of [older, newer]) {
      for (const file of ['app-1.js', 'app-2.js', 'shared.js']) {
        const { statusCode, payload, headers } = await app.inject(`/assets/${file}`);
        expect([statusCode, payload]).toEqual([200, file]);
        expect(headers['cache-control']).toContain('immutable');
      }
      const packed = await app.inject({ url: '/assets/app-1.js', headers: { 'accept-encoding': 'br' } });
      expect([packed.headers['content-encoding'], packed.payload]).toEqual(['br', 'app-1.js.br']);
    }
    expect((await older.inject('/')).payload).toContain('older');
    expect((await newer.inject('/')).payload).toContain('newer');
  });

  it('serve nothing else of the data folder', async () => {
    const app = await start(build('one', ['app-1.js']));
    writeFileSync(join(dataDir, 'jwt-secret'), 'a secret');
    const [name] = kept();
    for (const path of [
      '/assets/..%2f..%2f..%2fjwt-secret',
      '/assets/%2e%2e%2f%2e%2e%2f%2e%2e%2fjwt-secret',
      `/page-files/${name}/assets/app-1.js`,
      '/assets/',
      '/assets/app-9.js',
    ]) {
      const { statusCode, payload } = await app.inject(path);
      expect(payload).not.toContain('a secret');
      expect(payload).not.toBe('app-1.js');
      if (path.startsWith('/assets')) expect(statusCode).toBe(404);
    }
  });

  it('start and serve their own files if the data folder cannot be written', async () => {
    writeFileSync(dataDir, 'a file where the folder should be');
    const app = await start(build('one', ['app-1.js']));
    expect((await app.inject('/assets/app-1.js')).payload).toBe('app-1.js');
    expect((await app.inject('/assets/app-2.js')).statusCode).toBe(404);
  });
});

it('the manifest says the language that the installation begins with', async () => {
  const folder = build('french', []);
  writeFileSync(join(folder, 'manifest.webmanifest'), '{ "name": "Halfrond", "lang": "nl-BE" }');
  const app = await start(folder, { LANGUAGES: 'FR,NL_BE' });
  const reply = await app.inject('/manifest.webmanifest');
  expect(reply.headers['content-type']).toContain('application/manifest+json');
  expect(reply.json()).toEqual({ name: 'Halfrond', lang: 'fr' });
});

describe('the files of a build', () => {
  const older = () => new PageFiles(dataDir, build('older', ['app-1.js']));
  const newer = () => new PageFiles(dataDir, build('newer', ['app-2.js']));
  const today = Date.now();

  it('are stored once, however many processes start at the same time', async () => {
    const several = Array.from({ length: 8 }, older);
    await Promise.all(several.map((one) => one.refresh(today)));
    expect(readdirSync(join(dataDir, 'page-files'))).toHaveLength(1);
    for (const one of several)
      expect(readFileSync(join(required(await one.find('assets/app-1.js')), 'assets/app-1.js'), 'utf8')).toBe(
        'app-1.js',
      );
  });

  it('stay for a day after the last process that has them, and then go', async () => {
    const [old, present] = [older(), newer()];
    await old.refresh(today);
    // Both run for two days.
    for (let hour = 0; hour <= 48; hour++) for (const one of [old, present]) await one.refresh(today + hour * HOUR_MS);
    for (let hour = 49; hour <= 72; hour++) await present.refresh(today + hour * HOUR_MS);
    expect(await present.find('assets/app-1.js')).not.toBeNull();
    await present.refresh(today + 74 * HOUR_MS);
    expect(await present.find('assets/app-1.js')).toBeNull();
    expect(await present.find('assets/app-2.js')).not.toBeNull();
  });

  it('are stored again where a power cut left one of them shorter', async () => {
    await older().refresh(today);
    const file = join(dataDir, 'page-files', required(kept()[0]), 'assets/app-1.js');
    truncateSync(file, 0);
    await older().refresh(today);
    expect(readFileSync(file, 'utf8')).toBe('app-1.js');
  });

  it('leave no draft of a process that was killed', async () => {
    const draft = join(dataDir, 'page-files', '.draft');
    mkdirSync(join(draft, 'assets'), { recursive: true });
    writeFileSync(join(draft, 'assets', 'app-3.js'), 'half');
    const one = older();
    await one.refresh(today);
    expect(await one.find('assets/app-3.js')).toBeNull();
    await one.refresh(today + 26 * HOUR_MS);
    expect(existsSync(draft)).toBe(false);
  });
});
