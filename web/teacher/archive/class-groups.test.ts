import { expect, test } from 'vitest';
import type { ArchivedVotingSession } from '#shared/contract/archive.ts';
import { groupByClass } from './class-groups.ts';

const game = (name: string, classLabel: string): ArchivedVotingSession => ({
  ...{ _id: name, name, classLabel, state: 'results', tempo: 'teacher', type: 'debate' },
  ...{ statements: 3, participants: 20, archivedAt: '2026-01-01T00:00:00.000Z' },
});

test('groups games by class, the one that played last first and games of no class last', () => {
  const games = [game('e', ''), game('d', '5A'), game('c', '6 Humane'), game('b', ' 5a'), game('a', '')];
  const groups = groupByClass(games).map(({ label, sessions }) => [label, sessions.map(({ name }) => name).join('')]);
  expect(groups).toEqual([
    ['5A', 'db'],
    ['6 Humane', 'c'],
    ['', 'ea'],
  ]);
});
