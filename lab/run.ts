// `npm run lab -- NAME [arguments]`: measurements and long tests on real servers, with a fresh build; without a name, the list of them.
import { join } from 'node:path';
import { buildOrExit } from '#scripts/build.ts';
import { runCommand, top } from '#scripts/run-command.ts';
import { withServices } from '#scripts/services.ts';
import { findTools } from '#scripts/tools.ts';

interface Program {
  file: string;
  does: string;
}

const PROGRAMS: Readonly<Record<string, Program>> = {
  bench: { file: 'bench/run.ts', does: 'compares times and memory with budgets and baselines' },
  faults: {
    file: 'faults/faults.ts',
    does: 'kills, fills and disconnects a server under load (12 min; "kill-sqlite full-disk" runs parts, FAULT_ROUNDS=3 kills less often)',
  },
  cluster: { file: 'cluster/cluster.ts', does: 'plays a school day on three servers while every part fails once' },
  rolling: { file: 'cluster/rolling.ts', does: 'updates three servers one by one during a lesson' },
  lan: { file: 'lan/lan.ts', does: 'plays in a network without internet (Linux, as root)' },
  country: { file: 'bench/country.ts', does: 'times the statistics of 50,000 games (6 min; "5000 sqlite" on SQLite)' },
  guesses: { file: 'guesses.ts', does: 'plays 200 random lessons and checks every figure of the guesses' },
  'one-file': { file: 'one-file/one-file.ts', does: 'plays a class on the executable ("linux-arm64" in an emulator)' },
};

const [name = '', ...args] = process.argv.slice(2);
const program = PROGRAMS[name];
if (program === undefined) {
  const list = Object.entries(PROGRAMS).map(([one, { does }]) => `  ${one.padEnd(10)}${does}`);
  console.error(`Usage: npm run lab -- NAME [arguments]\n${list.join('\n')}`);
  process.exit(2);
}
await buildOrExit(top, console.log);
const run = (environment: Record<string, string> = {}) =>
  runCommand(process.execPath, [join(import.meta.dirname, program.file), ...args], environment);
// The others start services of their own, or none.
process.exitCode = name === 'faults' ? await withServices(findTools(), run) : await run();
