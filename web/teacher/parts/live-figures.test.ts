// Figures of the live screen.
import { describe, expect, it } from 'vitest';
import type { GameFigures } from '#shared/contract/game-figures.ts';
import { statementReply } from '#testing/reply-fixtures.ts';
import {
  answeredOn,
  argumentsByOpinion,
  countHeld,
  isUnplayed,
  keepPlaces,
  progressOf,
  statementsWith,
} from './live-figures.ts';

const entry = (_id: string, opinion: string, comment: string) => ({ _id, opinion, comment });

const FIGURES: GameFigures = {
  statements: [
    { statementId: 's1', round: 1, answered: 0, hands: 0, listed: 0, held: 0 },
    { statementId: 's2', round: 2, answered: 7, hands: 0, listed: 3, held: 1 },
    { statementId: 's3', round: 1, answered: 9, hands: 4, listed: 5, held: 2 },
  ],
  finished: 4,
};

describe('how far a game is', () => {
  const statements = ['s1', 's2', 's3'].map((id) => statementReply(id));

  it('is what the server counted of the present round, and 0 while that is unread or of the round before', () => {
    const { entries, finished } = progressOf(statements, FIGURES);
    expect(entries.map(({ answers }) => answers)).toEqual([0, 0, 9]);
    expect(finished).toBe(4);
    expect(answeredOn(FIGURES, { _id: 's2', round: 2 })).toBe(7);
    expect(progressOf(statements, undefined).entries.map(({ answers }) => answers)).toEqual([0, 0, 0]);
  });

  it('knows a statement as unplayed that nobody answered, neither by hands nor in the round before', () => {
    const unplayed = (answered: number, hands: number, round: 1 | 2) =>
      isUnplayed(
        { statements: [{ statementId: 's1', round, answered, hands, listed: 0, held: 0 }], finished: 0 },
        { _id: 's1', round },
      );
    expect(unplayed(0, 0, 1)).toBe(true);
    expect(unplayed(0, 12, 1)).toBe(false);
    expect(unplayed(3, 0, 1)).toBe(false);
    expect(unplayed(0, 0, 2)).toBe(false);
  });

  it('says where arguments are, and how many wait', () => {
    expect(statementsWith('listed', FIGURES)).toEqual(['s2', 's3']);
    expect(countHeld(FIGURES)).toBe(3);
    expect(countHeld(undefined)).toBe(0);
  });
});

describe('a list of arguments', () => {
  it('keeps the place of what was just removed, and closes up afterwards', () => {
    const list = ['a', 'b', 'c', 'd'].map((id) => entry(`${id}s1`, 'ja', `want ${id}`));
    const now = list.filter(({ _id }) => _id === 'as1' || _id === 'ds1');
    const kept = keepPlaces(list, now, new Set(['bs1', 'cs1']));
    expect(kept.map(({ _id, comment }) => [_id, comment])).toEqual([
      ['as1', 'want a'],
      ['bs1', ''],
      ['cs1', ''],
      ['ds1', 'want d'],
    ]);
    expect(keepPlaces(kept, now, new Set())).toEqual(now);
  });
});

describe('arguments', () => {
  const given = [entry('an', 'ja', 'daarna'), entry('bo', 'nee', ''), entry('cy', 'ja', 'eerst')];
  const texts = (removed: string[]) =>
    [...argumentsByOpinion(given, new Set(removed))].map(([opinion, list]) => [opinion, list.map(({ text }) => text)]);

  it('stand by opinion, without the empty ones, in the order given', () => {
    expect(texts([])).toEqual([['ja', ['daarna', 'eerst']]]);
  });

  it('that were removed keep their place for a while', () => {
    expect(texts(['bo'])).toEqual([
      ['ja', ['daarna', 'eerst']],
      ['nee', ['']],
    ]);
  });
});
