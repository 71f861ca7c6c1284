// `npm run doctor`: a readable report on everything that the server depends on (`--all`: however long it takes); exit
// code 1 when a check fails.

import { readConfig } from '#server/config.ts';
import { examine, reportOf } from '#server/features/system/doctor.ts';
import { reportOutcome } from './report-outcome.ts';

await reportOutcome('The settings are wrong:', async () => {
  const findings = await examine(readConfig(process.env), { thorough: process.argv.includes('--all') });
  if (findings.some(({ state }) => state === 'BAD')) process.exitCode = 1;
  return reportOf(findings);
});
