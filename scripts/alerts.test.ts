// The alerts are valid, and about metrics that the server has.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { top } from './run-command.ts';

const FILE = join(top, 'deploy/alerts.yaml');
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
const METRICS_TOKEN = 'a token that only Prometheus has';
/** Missing until there is something to say. */
const LATER = ['halfrond_backup_timestamp_seconds', 'halfrond_redis_up', 'halfrond_retention_timestamp_seconds'];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp('SQLite', { METRICS_TOKEN });
});
afterAll(() => app.close());

it.runIf(hasPromtool)('Prometheus takes the alerts', () => {
  const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', FILE], { encoding: 'utf8' });
  expect(status, stdout + stderr).toBe(0);
});

it('every metric of the alerts exists', async () => {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const { body } = await app.app.http.inject({ url: '/metrics', headers });
  const known = [...body.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
  const expressions = readFileSync(FILE, 'utf8').matchAll(/\bhalfrond_[a-z_]+/g);
  const used = new Set([...expressions].map(([name]) => name.replace(/_(count|bucket)$/, '')));
  expect(used.size).toBeGreaterThan(10);
  expect([...used].filter((name) => !known.includes(name) && !LATER.includes(name))).toEqual([]);
});
