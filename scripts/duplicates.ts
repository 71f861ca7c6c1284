// `npm run duplicates [-- FOLDER…]`: lists what stands in two places, the longest first. It only looks: whether two texts are one rule is a thought.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lines that say something and are alike, from which on a text counts as written twice. */
const LINES_MIN = 8;

interface Line {
  text: string;
  /** From 1. */
  number: number;
}

export interface Duplicate {
  lines: number;
  /** `path:line` of both. */
  places: [string, string];
}

/** The lines of a file that say something: not imports, comments, blanks or lone brackets. */
export function tellingLines(source: string): Line[] {
  const withoutImports = source.replace(/^(import|export) [^;]*? from '[^']*';$/gm, (found) =>
    found.replace(/.+/g, ''),
  );
  return withoutImports
    .split('\n')
    .map((text, at) => ({ text: text.trim(), number: at + 1 }))
    .filter(({ text }) => /\w/.test(text) && !/^(\/\/|\/?\*)/.test(text));
}

/** Returns each longest run of equal lines in two places of these files (text by path), the longest first. */
export function findDuplicates(files: ReadonlyMap<string, string>): Duplicate[] {
  const all = [...files].map(([path, source]) => ({ path, lines: tellingLines(source) }));
  type Place = { path: string; lines: Line[]; at: number };
  const seen = new Map<string, Place[]>();
  const found: Duplicate[] = [];
  const isSame = (one: Place, other: Place, by: number) => {
    const text = one.lines[one.at + by]?.text;
    return text !== undefined && text === other.lines[other.at + by]?.text;
  };
  for (const { path, lines } of all)
    for (let at = 0; at + LINES_MIN <= lines.length; at += 1) {
      const place = { path, lines, at };
      const key = lines
        .slice(at, at + LINES_MIN)
        .map(({ text }) => text)
        .join('\n');
      const earlier = seen.get(key) ?? [];
      for (const other of earlier) {
        // Part of a run that began a line before.
        if (isSame(other, place, -1)) continue;
        let length = LINES_MIN;
        while (isSame(other, place, length)) length += 1;
        const nameOf = (one: Place) => `${one.path}:${one.lines[one.at]?.number}`;
        found.push({ lines: length, places: [nameOf(other), nameOf(place)] });
      }
      seen.set(key, [...earlier, place]);
    }
  return found.sort((a, b) => b.lines - a.lines);
}

if (import.meta.main) {
  const top = join(import.meta.dirname, '..');
  const folders = process.argv.slice(2);
  const listed = execFileSync('git', ['ls-files', '--', ...(folders.length > 0 ? folders : ['.'])], { cwd: top });
  const paths = String(listed)
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('server/db/migrations/'));
  const found = findDuplicates(new Map(paths.map((path) => [path, readFileSync(join(top, path), 'utf8')])));
  for (const { lines, places } of found) console.log(`${String(lines).padStart(4)}  ${places.join('  =  ')}`);
  const sum = found.reduce((total, { lines }) => total + lines, 0);
  console.log(`${found.length} pairs, ${sum} lines, in ${paths.length} files`);
}
