import { expect, test } from 'vitest';
import { cardChange, shownCard, votingSessionPath } from './voting-session-path.ts';

const game = { code: 'K7PM4X', resultView: 'parties', at: null } as const;

test('before the end a game goes on at its live screen', () => {
  for (const state of ['draft', 'ongoing'] as const) {
    expect(votingSessionPath({ ...game, state, type: 'party' })).toBe('/teacher/votingsession/K7PM4X');
  }
});

test('at the end it goes on at the card that its screens show', () => {
  const at = (type: 'debate' | 'party', resultView: 'parties' | 'furthest' | 'overview') =>
    votingSessionPath({ ...game, state: 'results', type, resultView });
  expect(at('debate', 'parties')).toBe('/teacher/votingsession/K7PM4X/debate/results');
  expect(at('party', 'parties')).toBe('/teacher/votingsession/K7PM4X/party/results');
  expect(at('party', 'furthest')).toBe('/teacher/votingsession/K7PM4X/party/results?view=furthest');
  expect(at('debate', 'overview')).toBe('/teacher/votingsession/K7PM4X/results/overview');
  const place = { kind: 'slide', id: 's2', page: 0 } as const;
  expect(votingSessionPath({ ...game, state: 'results', type: 'debate', resultView: 'statement', at: place })).toBe(
    '/teacher/votingsession/K7PM4X/debate/results?view=statement&statement=s2',
  );
});

test('a card is told as it is read', () => {
  const cards = [
    { view: 'statement', statementId: 's2' },
    { view: 'moved', statementId: null },
  ] as const;
  for (const card of cards) {
    const { resultView, at } = cardChange(card);
    expect(shownCard(resultView, at)).toEqual(card);
  }
});
