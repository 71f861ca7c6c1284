// Every line of the self-check names the test that shows it, or says why there is none; scripts/docs.test.ts checks that it exists.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { top } from './run-command.ts';

/** Rows of the self-check: chapter, how, shown by. */
const rows = [
  ...readFileSync(join(top, 'SECURITY.md'), 'utf8').matchAll(/^\| (V\d[^|]*) \| ([^|]*) \| ([^|]*) \|$/gm),
].map(([, chapter = '', how = '', shownBy = '']) => ({ chapter, how, shownBy }));

describe('the self-check', () => {
  it('has a line for every chapter of ASVS 4.0.3', () => {
    const chapters = new Set(rows.map(({ chapter }) => /^V(\d+)/.exec(chapter)?.[1]));
    expect([...chapters].map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: 14 }, (_, at) => at + 1));
  });

  it.each(rows)('$chapter: a test, a command or a reason', ({ how, shownBy }) => {
    const names = /`([\w./-]+\.(test|spec)\.tsx?|npm (test|run [\w:]+))`/.test(shownBy);
    expect(names || (/^– *$/.test(shownBy) && /\b(not met|does not apply|because)\b/.test(how))).toBe(true);
  });
});
