// `npm run types`: checks server, web and tests, each whatever the others say.
import { runCommand } from './run-command.ts';

const codes: number[] = [];
for (const project of ['node', 'web', 'tests']) codes.push(await runCommand('tsc', ['-p', `tsconfig.${project}.json`]));
process.exitCode = Math.max(...codes);
