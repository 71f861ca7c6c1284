import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCounts } from './test-counts.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'counts-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function count(report: string, code: number): Promise<unknown> {
  const path = join(folder, 'report.json');
  await writeFile(path, report);
  return readCounts(path, code);
}

test('counts what Vitest reports', async () => {
  expect(await count('{"numPassedTests": 7, "numFailedTests": 2}', 1)).toEqual({ passed: 7, failed: 2 });
});

test('counts what Playwright reports; a test that passes only now and then has failed', async () => {
  expect(await count('{"stats": {"expected": 5, "unexpected": 1, "flaky": 1}}', 1)).toEqual({ passed: 5, failed: 2 });
});

test('a run that fails without a failed test is a failure', async () => {
  expect(await count('{"numPassedTests": 7, "numFailedTests": 0}', 1)).toEqual({ passed: 7, failed: 1 });
});

test('a run without a readable report is a failure', async () => {
  expect(await count('{"num', 0)).toEqual({ passed: 0, failed: 1 });
});
