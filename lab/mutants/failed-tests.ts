import { readFileSync } from 'node:fs';
import { z } from 'zod';

const vitestReport = z.object({
  testResults: z.array(z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) })),
});

/** Returns the names of the tests that failed, and how many ran, of a JSON report of Vitest. */
export function readTests(path: string): { failed: string[]; ran: number } {
  const { testResults } = vitestReport.parse(JSON.parse(readFileSync(path, 'utf8')));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    failed: tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    ran: tests.length,
  };
}
