import { expect, it } from 'vitest';
import { LIVE_SWITCHES, type LiveSwitch, mayFlip } from './live-switches.ts';
import type { Phase } from './voting-session.ts';

const PHASES: readonly Phase[] = [
  { name: 'draft' },
  { name: 'teacherTempo', currentStatement: 's1' },
  { name: 'studentTempo' },
  { name: 'results' },
  { name: 'archived', reachedResults: true },
];
const WHEN: Record<LiveSwitch, readonly Phase['name'][]> = {
  locked: ['draft', 'teacherTempo', 'studentTempo'],
  holdArguments: ['draft'],
  devicesAway: ['draft', 'teacherTempo', 'studentTempo'],
  questionsOpen: ['teacherTempo', 'studentTempo', 'results'],
};
const names = Object.keys(WHEN) as LiveSwitch[];

it.each(names)('%s may be changed as long as it has an effect, and never in the archive', (name) => {
  expect(PHASES.filter((phase) => mayFlip(name, phase, () => true)).map((phase) => phase.name)).toEqual(WHEN[name]);
});

it('arguments cannot be held in a game without arguments; nothing else needs a setting', () => {
  const without = names.filter((name) => PHASES.some((phase) => mayFlip(name, phase, () => false)));
  expect(without).toEqual(names.filter((name) => name !== 'holdArguments'));
});

it('no two switches have the same call or column', () => {
  const rows = Object.values(LIVE_SWITCHES);
  for (const part of ['path', 'column'] as const) expect(new Set(rows.map((row) => row[part])).size).toBe(rows.length);
});
