// `npm run doctor`: a readable report on everything that the server depends on; exit code 1 when a check fails.

import { readConfig } from '#server/config.ts';
import { reportOf, runChecks } from './doctor-checks.ts';
import { runCommand } from './run-command.ts';

await runCommand('The settings are wrong:', async () => {
  const findings = await runChecks(readConfig(process.env));
  if (findings.some(({ state }) => state === 'bad')) process.exitCode = 1;
  return reportOf(findings);
});
