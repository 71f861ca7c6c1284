// One record of a statistics file: RFC 4180, and nothing in it that a spreadsheet would run.
import { defuseCell } from '#shared/import/formula-cells.ts';

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const cell = defuseCell(value);
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(cellOf).join(',')}\r\n`;
