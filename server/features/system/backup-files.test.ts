import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { backupName, freePath, outdated, removeOutdated } from './backup-files.ts';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-24T02:00:00Z');
const namesOf = (days: readonly number[]): string[] => days.map((day) => backupName(NOW - day * DAY_MS));

it.each([
  ['fourteen nights', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], 14, []],
  ['one night more', [0, 1, 2, 3], 3, [3]],
  ['nights with gaps', [0, 9, 15, 30], 14, [15, 30]],
  ['nothing but an old one', [90], 14, []],
  ['only old ones', [90, 91], 14, [91]],
])('of %s', (_, days, keep, gone) => {
  expect(outdated(namesOf(days), keep, NOW).sort()).toEqual(namesOf(gone).sort());
});

it('keeps the newest, no more than told, and none that is too old beside it', () => {
  const ages = fc.uniqueArray(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(ages, fc.integer({ min: 1, max: 40 }), (days, keep) => {
      const gone = new Set(outdated(namesOf(days), keep, NOW));
      const kept = days.filter((day) => !gone.has(backupName(NOW - day * DAY_MS)));
      expect(kept).toContain(Math.min(...days));
      expect(kept.length).toBeLessThanOrEqual(keep);
      for (const day of kept) expect(day <= keep || kept.length === 1).toBe(true);
    }),
  );
});

it('touches nothing else in the folder, but for what a killed backup left a day ago', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'halfrond-files-'));
  const others = ['halfrond-2020.tar', 'halfrond-2020-01-01.tar.zst', 'notes.txt', '.halfrond-backup-new'];
  for (const name of [...others, ...namesOf([0, 40]), '.halfrond-backup-old']) writeFileSync(join(folder, name), 'x');
  utimesSync(join(folder, '.halfrond-backup-old'), (NOW - 2 * DAY_MS) / 1_000, (NOW - 2 * DAY_MS) / 1_000);
  utimesSync(join(folder, '.halfrond-backup-new'), NOW / 1_000, NOW / 1_000);
  await removeOutdated(folder, 14, NOW);
  expect(readdirSync(folder).sort()).toEqual([...others, ...namesOf([0])].sort());
  rmSync(folder, { recursive: true });
});

it('has a name for each of several backups of one second', () => {
  const folder = mkdtempSync(join(tmpdir(), 'halfrond-files-'));
  const paths = [1, 2, 3].map(() => {
    const path = freePath(folder, NOW);
    writeFileSync(path, 'x');
    return path;
  });
  expect(paths).toEqual([0, 1, 2].map((second) => join(folder, backupName(NOW + second * 1_000))));
  rmSync(folder, { recursive: true });
});
