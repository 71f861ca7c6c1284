// `npm test [-- --no-install]`: runs every check and counts what passed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuild } from './build.ts';
import { isInterrupted, runCommand, top } from './run-command.ts';
import { withServices } from './services.ts';
import { type Counts, readCounts } from './test-counts.ts';
import { prepareTools } from './tools.ts';

interface Outcome {
  code: number;
  /** Absent: the step is one check. */
  counts?: Counts;
}

const total: Counts = { passed: 0, failed: 0 };
let firstFailure = 0;

const secondsSince = (began: number): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;

/** Runs one step, unless the run was interrupted, and prints how long it took. Returns whether it passed. */
async function step(name: string, work: () => Promise<Outcome>): Promise<boolean> {
  if (isInterrupted()) return false;
  console.log(`\n── ${name}`);
  const began = performance.now();
  const { code, counts = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 } } = await work();
  total.passed += counts.passed;
  total.failed += counts.failed;
  firstFailure ||= code;
  console.log(`── ${name}: ${code === 0 ? 'ok' : 'FAILED'}, ${secondsSince(began)}`);
  return code === 0;
}

const script = (name: string) => async (): Promise<Outcome> => ({
  code: await runCommand('npm', ['run', '--silent', name]),
});

async function build(): Promise<Outcome> {
  const builds = await Promise.all([ensureBuild(top, 'web', () => {}), ensureBuild(top, 'server', () => {})]);
  const failures = builds.flatMap((outcome) => (typeof outcome === 'object' ? [outcome.failed] : []));
  for (const failure of failures) console.error(failure);
  return { code: failures.length > 0 ? 1 : 0 };
}

/** Runs all steps; the test runners write their reports to the folder `reports`. */
async function runAll(environment: Record<string, string>, reports: string): Promise<number> {
  await step('lint', script('lint'));
  await step('types', script('types'));
  await step('dependency audit', script('audit'));
  const isBuilt = await step('build', build);
  await step('unit and integration tests', async () => {
    const report = join(reports, 'vitest.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const code = await runCommand('vitest', ['run', ...reporters], environment);
    return { code, counts: readCounts(report, code) };
  });
  if (!isBuilt) {
    console.log('\nSKIPPED  bundle budget and browser tests: the build failed');
    return firstFailure;
  }
  await step('bundle budget', script('budget'));
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

const began = performance.now();
const tools = prepareTools(!process.argv.includes('--no-install'));
const reports = mkdtempSync(join(tmpdir(), 'halfrond-reports-'));
try {
  process.exitCode = await withServices(tools, (environment) => runAll(environment, reports), { durable: false });
} finally {
  rmSync(reports, { recursive: true, force: true });
}
if (isInterrupted()) process.exitCode = 130;
console.log(`\nAll checks: ${secondsSince(began)}\n${total.passed} passed, ${total.failed} failed`);
