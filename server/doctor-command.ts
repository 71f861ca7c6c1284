// `npm run doctor`: a readable report on everything that the server leans on; exit code 1 when something is bad.
import { runCommand } from './command.ts';
import { readConfig } from './config.ts';
import { examine, reportOf } from './doctor.ts';

await runCommand('The settings are wrong:', async () => {
  const findings = await examine(readConfig(process.env));
  if (findings.some(({ state }) => state === 'bad')) process.exitCode = 1;
  return reportOf(findings);
});
