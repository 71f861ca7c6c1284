// How the commands beside the server end: with what they have to say, or with one line that names what is wrong.
import { ConfigError } from './config.ts';
import { sayingOf } from './failure.ts';

/** Prints what `run` gives and ends; a failure is one line on stderr after `failed`, and exit code 1. */
export async function runCommand(failed: string, run: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await run()}\n`);
  } catch (error) {
    const said = sayingOf(error);
    process.stderr.write(`${failed} ${error instanceof ConfigError ? said.replaceAll('\n', '; ') : said}\n`);
    process.exitCode = 1;
  }
}
