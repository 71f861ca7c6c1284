// `npm test [-- --changed] [-- --no-install]`: the checks of the day; `npm run test:all`: every check. Counts what passed.
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
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

const { values: options } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    install: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
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

/** A script of package.json that runs beside other steps: prints what it says when it ends. */
const script = (name: string, reports: string) => async (): Promise<Outcome> => {
  const path = join(reports, name);
  const output = openSync(path, 'w');
  const code = await runCommand('npm', ['run', '--silent', name], {}, { output });
  closeSync(output);
  console.log(readFileSync(path, 'utf8'));
  return { code };
};

async function build(): Promise<Outcome> {
  const builds = await Promise.all([ensureBuild(top, 'web', () => {}), ensureBuild(top, 'server', () => {})]);
  const failures = builds.flatMap((outcome) => (typeof outcome === 'object' ? [outcome.failed] : []));
  for (const failure of failures) console.error(failure);
  return { code: failures.length > 0 ? 1 : 0 };
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: top, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** What `--changed` compares with: the commit that the others have, or the last release. Throws where there is neither. */
function base(): string {
  try {
    return git('rev-parse', '--verify', '--abbrev-ref', 'origin/main');
  } catch {
    return git('describe', '--tags', '--abbrev=0');
  }
}

/** The options with which the runners leave out tests, and a line that says what is left out. */
function selection(): { vitest: string[]; playwright: string[]; leftOut: string | null } {
  if (options.all) return { vitest: [], playwright: [], leftOut: null };
  const daily = ['--grep=\\.daily\\.spec'];
  const rare = 'PostgreSQL where its SQL is the same, further widths and languages, journeys that are not daily';
  if (!options.changed) return { vitest: [], playwright: daily, leftOut: rare };
  const since = base();
  return {
    vitest: [`--changed=${since}`, '--passWithNoTests'],
    playwright: [...daily, `--only-changed=${since}`, '--pass-with-no-tests'],
    leftOut: `unit tests that import nothing that changed since ${since}, browser tests that did not change themselves, ${rare}`,
  };
}

/** Runs all steps; the test runners write their reports to the folder `reports`. */
async function runAll(services: Record<string, string>, reports: string): Promise<number> {
  const environment = { ...services, TESTS: options.all ? 'all' : 'daily' };
  const { vitest, playwright, leftOut } = selection();
  if (leftOut !== null) console.log(`\nLEFT OUT  ${leftOut}: npm run test:all`);
  const isBuilt = await step('build', build);
  // Unit tests wait a quarter of their time: what only computes runs beside them.
  const texts = (async () => {
    await step('types', script('types', reports));
    await step('lint', script('lint', reports));
    await step('dependency audit', script('audit', reports));
  })();
  await step('unit and integration tests', async () => {
    const report = join(reports, 'vitest.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const code = await runCommand('vitest', ['run', ...reporters, ...vitest], environment);
    return { code, counts: readCounts(report, code) };
  });
  await texts;
  if (!isBuilt) {
    console.log('\nSKIPPED  bundle budget and browser tests: the build failed');
    return firstFailure;
  }
  await step('bundle budget', script('budget', reports));
  if (services.CHROMIUM_PATH) {
    await step('browser tests', async () => {
      const report = join(reports, 'playwright.json');
      const output = { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
      const code = await runCommand('playwright', ['test', '--reporter=list,json', ...playwright], output);
      return { code, counts: readCounts(report, code) };
    });
  }
  return firstFailure;
}

const began = performance.now();
const tools = prepareTools(options.install);
const reports = mkdtempSync(join(tmpdir(), 'halfrond-reports-'));
try {
  process.exitCode = await withServices(tools, (environment) => runAll(environment, reports), { durable: false });
} finally {
  rmSync(reports, { recursive: true, force: true });
}
if (isInterrupted()) process.exitCode = 130;
console.log(`\nAll checks: ${secondsSince(began)}\n${total.passed} passed, ${total.failed} failed`);
