// The part of `npm run lint` that refuses imports across the zones, circular imports, the words of text-rules.ts in the wrong folder,
// what breaks a rule of the design layer, and the texts of bare-texts.ts.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findBareTexts } from './bare-texts.ts';
import { scanTree } from './import-scan.ts';
import { findCycles, findForbidden } from './import-zones.ts';
import { findStyleProblems } from './style-rules.ts';
import { findForbiddenWords } from './text-rules.ts';

const top = process.argv[2] ?? '.';
const files = scanTree(top);
const paths = files.map(({ path }) => path);
const problems = [
  ...findForbidden(files, (path) => existsSync(join(top, path))),
  ...findCycles(files),
  ...findForbiddenWords(top, paths),
  ...findBareTexts(top, paths),
  ...(await findStyleProblems(top)),
];
for (const { file, line, message } of problems) console.error(`${file}:${line}  ${message}`);
console.log(`Checked the imports of ${files.length} files: ${problems.length || 'no'} problems.`);
process.exitCode = problems.length > 0 ? 1 : 0;
