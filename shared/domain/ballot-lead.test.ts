import { expect, it } from 'vitest';
import { type AtBallot, ballotAction, ballotSkip, isBallotStep } from './ballot-lead.ts';

const at = (step: AtBallot['step'], more: Partial<AtBallot> = {}): AtBallot => ({
  ...{ step, round: 1, open: step === 'vote', missing: 0, hasSeats: true },
  ...more,
});

it.each([
  [at('vote'), 'closeBallot', true, null],
  [at('vote', { missing: 2 }), 'discardBallot', true, null],
  [at('vote', { round: 0, open: false, hasSeats: false }), 'toDebate', false, 'reopenBallot'],
  [at('vote', { open: false }), 'toResults', true, 'reopenBallot'],
  [at('seats'), 'seekMajority', false, 'toDebate'],
  [at('seats', { hasSeats: false }), 'toDebate', false, 'toResults'],
  [at('seats', { round: 2 }), 'toResults', true, null],
  [at('coalition'), 'toDebate', false, 'toResults'],
  [at('coalition', { round: 2 }), 'toResults', true, null],
])('at %j the main button is %s, asking: %s, and the quiet one %s', (ballot, main, arms, skip) => {
  expect(ballotAction(ballot)).toEqual({ name: main, arms });
  expect(ballotSkip(ballot)?.name ?? null).toBe(skip);
});

it('shows nothing but the box while a ballot is open', () => {
  const steps = ['vote', 'seats', 'coalition'] as const;
  const shown = (open: boolean, hasSeats: boolean) => steps.filter((step) => isBallotStep(step, { open, hasSeats }));
  expect(shown(true, true)).toEqual(['vote']);
  expect(shown(false, true)).toEqual(['seats', 'coalition']);
  expect(shown(false, false)).toEqual(['seats']);
});
