// `npm run lab -- bench|faults|cluster|rolling|lan|country|guesses|guessed-class|school-election|games|mutants|one-file [arguments]`: measurements and long tests on real servers, with a fresh build.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildOrExit } from '#scripts/build.ts';
import { runCommand, top } from '#scripts/run-command.ts';
import { withServices } from '#scripts/services.ts';
import { findTools } from '#scripts/tools.ts';

const PROGRAMS: Readonly<Record<string, string>> = {
  bench: 'bench/run.ts',
  faults: 'faults/faults.ts',
  cluster: 'cluster/cluster.ts',
  rolling: 'cluster/rolling.ts',
  lan: 'lan/lan.ts',
  country: 'bench/country.ts',
  guesses: 'guesses.ts',
  'guessed-class': 'played/guessed-class.ts',
  'school-election': 'played/school-election.ts',
  games: 'games.ts',
  mutants: 'mutants/mutants.ts',
  'one-file': 'one-file/one-file.ts',
};

const [name = '', ...args] = process.argv.slice(2);
const program = PROGRAMS[name];
if (program === undefined) {
  /** The first sentence of a program's first comment. */
  const purposeOf = (file: string) => {
    const [comment = ''] = readFileSync(join(import.meta.dirname, file), 'utf8').split('\nimport');
    return comment
      .replaceAll(/\n?^\/\/ /gm, ' ')
      .trim()
      .split('. ')[0];
  };
  const list = Object.entries(PROGRAMS).map(([one, file]) => `${one.padEnd(16)}${purposeOf(file)}`);
  console.error(`Usage: npm run lab -- NAME [arguments]\n${list.join('\n')}`);
  process.exit(2);
}
await buildOrExit(top, console.log);
const run = (environment: Record<string, string> = {}) =>
  runCommand(process.execPath, [join(import.meta.dirname, program), ...args], environment);
// The others start services of their own, or none.
process.exitCode = name === 'faults' ? await withServices(findTools(), run) : await run();
