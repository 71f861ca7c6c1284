import { expect, test } from 'vitest';
import { votingSessionPath } from './voting-session-path.ts';

test('before the end a game goes on at its live screen', () => {
  for (const state of ['draft', 'ongoing'] as const) {
    expect(votingSessionPath({ code: 'K7PM4X', state, type: 'party' })).toBe('/teacher/votingsession/K7PM4X');
  }
});

test('at the end it goes on at the results of its type', () => {
  const at = (type: 'debate' | 'party') => votingSessionPath({ code: 'K7PM4X', state: 'results', type });
  expect(at('debate')).toBe('/teacher/votingsession/K7PM4X/debate/results');
  expect(at('party')).toBe('/teacher/votingsession/K7PM4X/party/results');
});
