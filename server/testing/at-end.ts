import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** Does that after the test that runs; outside of one after the last test of the file or block, which is `async`. */
export function atEnd(end: () => unknown): void {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await end()));
  else afterAll(end);
}
