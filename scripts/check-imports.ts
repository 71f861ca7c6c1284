// The part of `npm run lint` that refuses imports across the zones, circular imports, and the words of text-rules.ts in the wrong folder.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { scanTree } from './import-scan.ts';
import { findCycles, findForbidden } from './import-zones.ts';
import { findForbiddenWords } from './text-rules.ts';

const top = process.argv[2] ?? '.';
const files = scanTree(top);
const problems = [
  ...findForbidden(files, (path) => existsSync(join(top, path))),
  ...findCycles(files),
  ...findForbiddenWords(
    top,
    files.map(({ path }) => path),
  ),
];
for (const { file, line, message } of problems) console.error(`${file}:${line}  ${message}`);
console.log(`Checked the imports of ${files.length} files: ${problems.length || 'no'} problems.`);
process.exitCode = problems.length > 0 ? 1 : 0;
