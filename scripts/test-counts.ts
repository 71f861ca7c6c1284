import { readFileSync } from 'node:fs';
import { z } from 'zod';

export interface Counts {
  passed: number;
  failed: number;
}

const vitestReport = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number() })
  .transform((report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }));
const playwrightReport = z
  .object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) })
  .transform(({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }));
const anyReport = z.union([vitestReport, playwrightReport]);

/** Reads a JSON report of Vitest or Playwright; a run that failed without a failed test, or left no report, counts as one failure. */
export function readCounts(path: string, code: number): Counts {
  let counts: Counts = { passed: 0, failed: 0 };
  try {
    counts = anyReport.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    console.error(`No report of the tests: ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1 };
  }
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
