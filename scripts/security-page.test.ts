// SECURITY.md and docs/privacy.md name what shows each line; what they name is there, and every line names something or says why not.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { top } from './run-command.ts';

const PAGES = ['SECURITY.md', 'docs/privacy.md'];
const read = (file: string): string => readFileSync(join(top, file), 'utf8');
const security = read('SECURITY.md');
/** Rows of the self-check: chapter, how, shown by. */
const rows = [...security.matchAll(/^\| (V\d[^|]*) \| ([^|]*) \| ([^|]*) \|$/gm)].map(
  ([, chapter = '', how = '', shownBy = '']) => ({ chapter, how, shownBy }),
);
const testsIn = (text: string): string[] =>
  [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?|e2e\/faults\/[\w-]+\.ts)`/g)].map(([, file = '']) => file);
const commands = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);

describe.each(PAGES)('%s', (page) => {
  it('names tests, files and commands that are there', () => {
    const text = read(page);
    expect(testsIn(text).length).toBeGreaterThan(2);
    for (const file of testsIn(text)) expect(existsSync(join(top, file)), file).toBe(true);
    for (const [, link = ''] of text.matchAll(/\]\((?!https?:)([^)#]+)/g))
      expect(existsSync(join(top, page, '..', link)), link).toBe(true);
    for (const [, name = ''] of text.matchAll(/`npm run ([\w:]+)/g)) expect(commands).toContain(name);
  });
});

describe('the self-check', () => {
  it('has a line for every chapter of ASVS 4.0.3', () => {
    const chapters = new Set(rows.map(({ chapter }) => /^V(\d+)/.exec(chapter)?.[1]));
    expect([...chapters].map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: 14 }, (_, at) => at + 1));
  });

  it.each(rows)('$chapter: a test, a command or a reason', ({ how, shownBy }) => {
    const names = testsIn(shownBy).length > 0 || /`npm (test|run [\w:]+)`/.test(shownBy);
    expect(names || (/^– *$/.test(shownBy) && /\b(not met|does not apply|because)\b/.test(how))).toBe(true);
  });
});
