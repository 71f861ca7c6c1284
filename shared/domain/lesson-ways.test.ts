import { describe, expect, it } from 'vitest';
import { type AtStatement, type Step, wayTo } from './lesson.ts';

const fresh: AtStatement = {
  type: 'debate',
  view: 'question',
  round: 1,
  at: null,
  clock: null,
  devicesAway: false,
  isShown: false,
  participants: 22,
  answered: 22,
  hasHands: false,
  isLast: false,
  pages: 0,
  page: 0,
};

describe('the way to a step', () => {
  const way = (step: Step, change: Partial<AtStatement> = {}) => wayTo({ ...fresh, ...change }, step);

  it('is what the main button does to enter it, and the view alone if it lies behind', () => {
    expect(way('look', { participants: 4, answered: 1 })).toEqual({ action: { name: 'showResult', arms: 'few' } });
    expect(way('talk')).toEqual({ action: { name: 'talk', arms: null } });
    expect(way('again')).toEqual({ action: { name: 'voteAgain', arms: 'final' } });
    expect(way('vote', { view: 'argument-pair' })).toEqual({ view: 'question' });
    expect(way('look', { view: 'argument-pair' })).toEqual({ view: 'statement-results' });
    expect(way('again', { view: 'statement-results', round: 2 })).toEqual({ view: 'question' });
    expect(way('parties', { type: 'party' })).toEqual({ action: { name: 'showParties', arms: null } });
  });

  it('is none to the present step, to one of the other round, and to one that the game lacks', () => {
    expect(way('vote')).toBeNull();
    expect(way('moved')).toBeNull();
    expect(way('talk', { round: 2 })).toBeNull();
    expect(way('look', { type: 'party' })).toBeNull();
    expect(way('again', { type: 'party' })).toBeNull();
  });
});
