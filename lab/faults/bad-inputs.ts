// The fuzz of every call and socket message (server/testing/hostile-*.test.ts) with more tries than `npm test` has time for, and its figures.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Report } from './report.ts';

/** Per endpoint and kind. */
const RUNS = process.env.FUZZ_RUNS ?? '150';
const TOP = join(import.meta.dirname, '../..');

function runFuzz(): Promise<{ code: number; printed: string }> {
  const child = spawn('vitest', ['run', 'server/testing/hostile-'], {
    cwd: TOP,
    env: { ...process.env, FUZZ_RUNS: RUNS, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => done({ code: code ?? 1, printed }));
  });
}

export async function badInputs(report: Report): Promise<void> {
  report.section(`bad inputs, ${RUNS} tries per endpoint and kind`);
  const { code, printed } = await runFuzz();
  const figures = [...printed.matchAll(/^(\d+) (hostile .*), none answered with a 5xx$/gm)];
  for (const [, count = '', what] of figures) {
    report.badInputs += Number(count);
    report.check(`${count} ${what}, none answered with a 5xx, a stack or silence`, code === 0);
  }
  report.check('all of the fuzz held', code === 0 && figures.length > 1, printed.slice(-3_000));
}
