import { ConfigError } from '#server/config.ts';
import { errorMessage } from '#server/errors.ts';

/** Prints what `run` returns; a failure is one line on stderr after `failed`, and exit code 1. */
export async function reportOutcome(failed: string, run: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await run()}\n`);
  } catch (error) {
    const message = errorMessage(error);
    process.stderr.write(`${failed} ${error instanceof ConfigError ? message.replaceAll('\n', '; ') : message}\n`);
    process.exitCode = 1;
  }
}
