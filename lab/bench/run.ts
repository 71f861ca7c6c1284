// `npm run bench -- [parts]`: measures, prints a table and keeps it as JSON in lab/results/. Parts: classroom, engines, growing, rules, pages, editor, reveal, together.
// Numbers among the arguments are class sizes: `npm run bench -- classroom 300`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { classroom } from './classroom.ts';
import { editor } from './editor.ts';
import { engines } from './engines.ts';
import { keeps, printed, type Row } from './figures.ts';
import { growing } from './growing.ts';
import { markdownOf } from './report.ts';
import { reveal } from './reveal.ts';
import { rules } from './rules.ts';
import { slowLine } from './slow-line.ts';
import { together } from './together.ts';
import { webVitals } from './web-vitals.ts';

const args = process.argv.slice(2);
const sizes = args.filter((arg) => /^\d+$/.test(arg)).map(Number);
const named = args.filter((arg) => !/^\d+$/.test(arg));
const wanted = (part: string): boolean => named.length === 0 || named.includes(part);
const results = join(import.meta.dirname, '..', 'results');

const parts: Record<string, () => Promise<Row[]>> = {
  classroom: async () => {
    const rows: Row[] = [];
    for (const [at, size] of (sizes.length > 0 ? sizes : [1_000, 2_000, 5_000]).entries())
      rows.push(...(await classroom(size, at === 0)));
    return rows;
  },
  engines: () => engines(sizes[0] ?? 1_000),
  growing: () => growing(1_000_000),
  rules: async () => rules(),
  pages: async () => {
    spawnSync(process.execPath, [join(import.meta.dirname, '..', '..', 'scripts', 'bundle-budget.ts')], {
      stdio: 'inherit',
    });
    return [...(await webVitals()), ...(await slowLine())];
  },
  editor,
  reveal: () => reveal(sizes[0] ?? 150),
  together: () => together(sizes[0] ?? 1_000),
};

const machine = {
  at: new Date().toISOString(),
  processors: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`,
  memory: `${(totalmem() / 1e9).toFixed(0)} GB`,
  node: process.version,
  /** The load of the machine: above the number of processors, times mean little. */
  loadBefore: loadavg()[0]?.toFixed(1),
};
console.log(machine);
const measured: Record<string, Row[]> = {};
for (const [name, measure] of Object.entries(parts)) {
  if (!wanted(name)) continue;
  console.log(`\n${name}`);
  measured[name] = await measure();
  console.table(measured[name].map(printed));
}
mkdirSync(results, { recursive: true });
const file = join(results, `${machine.at.replaceAll(':', '-')}.json`);
writeFileSync(file, `${JSON.stringify({ machine, measured }, null, 2)}\n`);
const missed = Object.values(measured)
  .flat()
  .filter((row) => keeps(row) === false);
const page = file.replace(/json$/, 'md');
writeFileSync(page, markdownOf(machine, measured));
console.log(`${missed.length} budgets missed; written to ${file}, and as tables for lab/benchmarks.md to ${page}`);
process.exit(0);
