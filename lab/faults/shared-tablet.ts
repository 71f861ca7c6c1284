// One tablet, one student after the other: what is left of the previous one. Needs a browser, so it runs the browser test.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Report } from './report.ts';

const SPEC = 'e2e/student-shared-tablet.spec.ts';
const top = join(import.meta.dirname, '../..');

export async function sharedTablet(report: Report): Promise<void> {
  report.section('one tablet, one student after the other');
  if (!process.env.CHROMIUM_PATH) return report.skip('shared tablet', 'no browser is installed');
  const failure = await promisify(execFile)(join(top, 'node_modules/.bin/playwright'), ['test', SPEC], {
    cwd: top,
  }).then(
    () => null,
    ({ stdout }: { stdout?: string }) => stdout ?? 'it did not run',
  );
  report.check('the next student finds nothing of the one before', failure === null, failure);
}
