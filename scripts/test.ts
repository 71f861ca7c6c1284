// `npm test`: every check of the house, one after the other, and how many passed.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuild, type PartName } from './build.ts';
import { isInterrupted, runCommand, top } from './run-command.ts';
import { withServices } from './services.ts';
import { type Counts, readCounts } from './test-counts.ts';
import { fetchTools } from './tools.ts';

interface Outcome {
  code: number;
  /** Absent: the step is one check. */
  counts?: Counts;
}

const total: Counts = { passed: 0, failed: 0 };
let firstFailure = 0;

/** Runs one step under a header; gives whether it held. A step after an interruption does not begin. */
async function step(name: string, work: () => Promise<Outcome>): Promise<boolean> {
  if (isInterrupted()) return false;
  console.log(`\n── ${name}`);
  const began = performance.now();
  const { code, counts = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 } } = await work();
  total.passed += counts.passed;
  total.failed += counts.failed;
  firstFailure ||= code;
  console.log(`── ${name}: ${code === 0 ? 'ok' : 'FAILED'}, ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return code === 0;
}

async function build(name: PartName): Promise<Outcome> {
  const outcome = await ensureBuild(top, name, () => {});
  if (typeof outcome === 'object') console.error(outcome.failed);
  return { code: typeof outcome === 'object' ? 1 : 0 };
}

/** Runs everything; `reports` is the folder for the runners' reports. */
async function runAll(environment: Record<string, string>, reports: string): Promise<number> {
  const command = (line: string) => async () => ({ code: await runCommand('npm', ['run', '--silent', line]) });
  await step('lint', command('lint'));
  await step('types', command('types'));
  await step('dependency audit', command('audit'));
  await step('server build', () => build('server'));
  const built = await step('web build', () => build('web'));
  await step('unit and integration tests', async () => {
    const report = join(reports, 'vitest.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const code = await runCommand('vitest', ['run', ...reporters], environment);
    return { code, counts: readCounts(report, code) };
  });
  await step('several servers', async () => ({ code: await runCommand('node', ['bench/cluster.ts'], environment) }));
  if (!built) {
    console.log('\nSKIPPED  bundle budget and browser tests: there is no web app to look at');
    return firstFailure;
  }
  await step('bundle budget', async () => ({ code: await runCommand('node', ['bench/bundle-budget.ts']) }));
  if (environment.CHROMIUM_PATH) {
    await step('browser tests', async () => {
      const report = join(reports, 'playwright.json');
      const output = { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
      const code = await runCommand('playwright', ['test', '--reporter=list,json'], output);
      return { code, counts: readCounts(report, code) };
    });
  }
  return firstFailure;
}

console.log('── what the checks need');
const tools = fetchTools();
const reports = mkdtempSync(join(tmpdir(), 'halfrond-reports-'));
try {
  process.exitCode = await withServices(tools, (environment) => runAll(environment, reports));
} finally {
  rmSync(reports, { recursive: true, force: true });
}
if (isInterrupted()) process.exitCode = 130;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
