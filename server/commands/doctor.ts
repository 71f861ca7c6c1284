// `npm run doctor`: a readable report on everything that the server depends on (`--all`: however long it takes); exit code 1 when a check fails.

import { readConfig } from '#server/config.ts';
import { findUnknownSettings, unknownSettingLine } from '#server/unknown-settings.ts';
import { reportOf } from './check-result.ts';
import { runChecks } from './doctor-checks.ts';
import { runCommand } from './run-command.ts';

await runCommand('The settings are wrong:', async () => {
  const findings = await runChecks(readConfig(process.env), { thorough: process.argv.includes('--all') });
  const unknown = findUnknownSettings(process.env).map(unknownSettingLine);
  if (findings.some(({ state }) => state === 'bad')) process.exitCode = 1;
  return [...unknown, reportOf(findings)].join('\n');
});
