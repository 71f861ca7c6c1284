// `npm run lab -- mutants [--all-checks] [name…]`: makes one mistake after the other in a clone of the last commit, and says which test fails. Each patch
// here is a mistake: its first line says what goes wrong, `Test:` which file must notice it. `--all-checks` runs all of `npm test` instead (8 min each).
import { closeSync, globSync, mkdtempSync, openSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { isInterrupted, runCommand, top } from '#scripts/run-command.ts';
import { required } from '#testing/required.ts';
import { readTests } from './failed-tests.ts';

interface Mutant {
  name: string;
  patch: string;
  mistake: string;
  test: string;
}

const { values: options, positionals } = parseArgs({
  options: { 'all-checks': { type: 'boolean', default: false } },
  allowPositionals: true,
});

function readMutant(name: string): Mutant {
  const patch = join(import.meta.dirname, `${name}.patch`);
  const [, mistake, test] = required(/^(.+)\nTest: (\S+)\n/.exec(readFileSync(patch, 'utf8')));
  return { name, patch, mistake: required(mistake), test: required(test) };
}
const all = globSync('*.patch', { cwd: import.meta.dirname }).map((file) => basename(file, '.patch'));
const mutants = (positionals.length > 0 ? positionals : all.sort()).map(readMutant);

const folder = mkdtempSync(join(tmpdir(), 'halfrond-mutants-'));
const copy = join(folder, 'checkout');
const log = join(folder, 'log');

/** Runs a command in the copy, silently. Returns its exit code. */
async function run(command: string, args: string[]): Promise<number> {
  const output = openSync(log, 'w');
  const code = await runCommand(command, args, {}, { output, cwd: copy });
  closeSync(output);
  return code;
}

async function mustRun(command: string, args: string[]): Promise<void> {
  if ((await run(command, args)) !== 0) throw new Error(`${command} ${args.join(' ')}: ${readFileSync(log, 'utf8')}`);
}

/** Runs test files. Returns the tests that failed; throws if none ran. */
async function failuresIn(files: readonly string[]): Promise<string[]> {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  await run('vitest', ['run', '--reporter=json', `--outputFile=${report}`, ...files]);
  try {
    const { failed, ran } = readTests(report);
    if (ran > 0) return failed;
    throw new Error('no test ran');
  } catch (error) {
    throw new Error(`${files.join(' ')}: ${readFileSync(log, 'utf8').slice(-2_000)}`, { cause: error });
  }
}

/** Runs `npm test`. Returns the steps that failed. */
async function failedChecks(): Promise<string[]> {
  await run('npm', ['test', '--', '--no-install']);
  return [...readFileSync(log, 'utf8').matchAll(/^── (.+): FAILED/gm)].map(([, name]) => required(name));
}

const failuresOf = (files: readonly string[]): Promise<string[]> =>
  options['all-checks'] ? failedChecks() : failuresIn(files);

/** Returns what is wrong with a mutant; null if its test noticed it. */
async function problemOf({ patch, test }: Mutant): Promise<string | null> {
  if ((await run('git', ['apply', patch])) !== 0) return `does not apply: ${readFileSync(log, 'utf8').trim()}`;
  try {
    const failed = await failuresOf([test]);
    for (const one of failed) console.log(`        ${one}`);
    return failed.length > 0 ? null : 'NOT caught';
  } finally {
    await mustRun('git', ['checkout', '--quiet', '--', '.']);
  }
}

let [caught, problems] = [0, 0];
try {
  if ((await runCommand('git', ['clone', '--quiet', '--shared', top, copy])) !== 0) throw new Error('no clone');
  symlinkSync(join(top, 'node_modules'), join(copy, 'node_modules'));
  const failed = await failuresOf([...new Set(mutants.map(({ test }) => test))]);
  if (failed.length > 0) throw new Error(`Without any mistake fails already: ${failed.join(', ')}`);
  for (const mutant of mutants) {
    if (isInterrupted()) break;
    console.log(`\n${mutant.name}: ${mutant.mistake}`);
    const began = performance.now();
    const problem = await problemOf(mutant);
    if (problem === null) caught += 1;
    else problems += 1;
    const by = options['all-checks'] ? 'npm test' : mutant.test;
    console.log(`  ${problem ?? 'caught'} by ${by}, ${((performance.now() - began) / 1_000).toFixed(1)} s`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\n${caught} caught, ${problems} not`);
process.exitCode = caught === mutants.length ? 0 : 1;
