import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** Does that after the test that is running; if none is, after all tests of the file, or of the block, which is `async`. */
export function atEnd(end: () => unknown): void {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await end()));
  else afterAll(end);
}
