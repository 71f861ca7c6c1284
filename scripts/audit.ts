// `npm run audit`: known vulnerabilities in the packages that the server needs at run time
import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { top } from './run-command.ts';

const TIMEOUT_MS = 60_000;
/** Severities that stop a change. */
const SERIOUS = ['high', 'critical'];

const answer = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), range: z.string(), fixAvailable: z.unknown() }),
  ),
});

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: top,
  encoding: 'utf8',
  timeout: TIMEOUT_MS,
});
const read = (): unknown => {
  try {
    return JSON.parse(stdout);
  } catch {
    return undefined;
  }
};
const parsed = answer.safeParse(read());
if (!parsed.success) console.log('SKIPPED  dependency audit: no registry answers');
else {
  const found = Object.entries(parsed.data.vulnerabilities);
  for (const [name, { severity, range }] of found) console.log(`${severity.padEnd(9)} ${name} ${range}`);
  const serious = found.filter(([, { severity }]) => SERIOUS.includes(severity));
  console.log(`${found.length} known vulnerabilities in packages of the server, ${serious.length} of them serious`);
  if (serious.length > 0) process.exitCode = 1;
}
