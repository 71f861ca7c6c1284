// The measurements as a page of tables, to paste into lab/benchmarks.md.
import { keeps, printed, type Row } from './figures.ts';

interface Machine {
  at: string;
  processors: string;
  memory: string;
  node: string;
  loadBefore: string | undefined;
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const HEAD = ['what', 'before', 'ours', 'baseline', 'ratio', 'budget', 'kept'];

function lineOf(row: Row): string {
  const { what, before, ours, baseline, ratio, budget } = printed(row);
  const verdict = keeps(row);
  return line([what, before, ours, baseline, ratio, budget, verdict === null ? '' : verdict ? 'yes' : '**no**']);
}

/** One table for each part that was measured. */
export function markdownOf(machine: Machine, measured: Readonly<Record<string, readonly Row[]>>): string {
  const { at, processors, memory, node, loadBefore = 'unknown' } = machine;
  const about = `${at.slice(0, 10)}, ${processors}, ${memory}, Node ${node.slice(1)}, load average before it began ${loadBefore}.`;
  const tables = Object.entries(measured).map(([name, rows]) =>
    [`### ${name}`, '', line(HEAD), line(HEAD.map(() => '---')), ...rows.map(lineOf)].join('\n'),
  );
  return `${[about, ...tables].join('\n\n')}\n`;
}
