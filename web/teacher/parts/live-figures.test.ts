// Figures of the live screen.
import { describe, expect, it } from 'vitest';
import type { StudentOpinion } from '#shared/contract/voting-session.ts';
import { argumentsByOpinion, byId, keepPlaces, progressOf } from './live-figures.ts';

const answer = (studentId: string, statementId: string, opinion = 'ja', comment = ''): StudentOpinion => ({
  _id: `${studentId}${statementId}`,
  statementId,
  studentId,
  sessionId: 'v1',
  opinion,
  comment,
  commentState: null,
  partyId: null,
});
const statement = (_id: string) => ({ _id, description: `stelling ${_id}` });

describe('progress', () => {
  const statements = [statement('s1'), statement('s2')];

  it('counts answers and skips per statement, and students who have finished', () => {
    const studentOpinions = [answer('an', 's1'), answer('an', 's2', '__skipquestion__'), answer('bo', 's1')];
    const { entries, finished } = progressOf({ statements, studentOpinions });
    expect(entries.map(({ answers }) => answers)).toEqual([2, 1]);
    expect(finished).toBe(1);
  });

  it('is what the server counted where it left answers out', () => {
    const figures = { statements: [{ statementId: 's2', answers: 2_000, held: 0 }], finished: 1_900 };
    const { entries, finished } = progressOf({ statements, studentOpinions: [answer('an', 's1')], figures });
    expect(entries.map(({ answers }) => answers)).toEqual([0, 2_000]);
    expect(finished).toBe(1_900);
  });
});

describe('a list of arguments', () => {
  it('keeps the place of what was just removed, and closes up afterwards', () => {
    const list = ['a', 'b', 'c', 'd'].map((id) => answer(id, 's1', 'ja', `want ${id}`));
    const now = list.filter(({ studentId }) => studentId === 'a' || studentId === 'd');
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
  const opinions = [answer('cy', 's1', 'ja', 'eerst'), answer('bo', 's1', 'nee'), answer('an', 's1', 'ja', 'daarna')];
  const texts = (removed: string[]) =>
    [...argumentsByOpinion([...opinions].sort(byId), new Set(removed))].map(([opinion, list]) => [
      opinion,
      list.map(({ text }) => text),
    ]);

  it('stand by opinion, without the empty ones, by id and not as they came', () => {
    expect(texts([])).toEqual([['ja', ['daarna', 'eerst']]]);
  });

  it('that were removed keep their place for a while', () => {
    expect(texts(['bos1'])).toEqual([
      ['ja', ['daarna', 'eerst']],
      ['nee', ['']],
    ]);
  });
});
