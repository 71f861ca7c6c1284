import { describe, expect, it } from 'vitest';
import { fresh } from './lesson.testing.ts';
import { type AtStatement, type Step, skipAction, wayTo } from './lesson.ts';

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

describe('the quiet button', () => {
  it('skips the rest of a statement from the result on', () => {
    const skip = (change: Partial<AtStatement>) => skipAction({ ...fresh, ...change })?.name;
    expect(skip({})).toBeUndefined();
    expect(skip({ view: 'statement-results', isShown: true })).toBe('nextStatement');
    expect(skip({ view: 'argument-pair', isShown: true, isLast: true })).toBe('toResults');
    expect(skip({ round: 2 })).toBe('nextStatement');
    expect(skip({ view: 'statement-results', round: 2, isShown: true })).toBeUndefined();
    expect(skip({ type: 'party', view: 'party-arguments', at: 'party', pages: 2 })).toBe('nextStatement');
  });
});
