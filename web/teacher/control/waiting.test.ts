import { describe, expect, it } from 'vitest';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { countHeld, queueOf } from './waiting.ts';

type Opinion = VotingSession['studentOpinions'][number];

const argument = (_id: string, statementId: string, more: Partial<Opinion> = {}): Opinion => ({
  _id,
  statementId,
  studentId: _id,
  sessionId: 'session',
  opinion: 'ja',
  comment: `tekst ${_id}`,
  commentState: 'held',
  commentFlags: [],
  partyId: null,
  ...more,
});

const session = (studentOpinions: Opinion[], currentStatement: string | null = null): VotingSession => ({
  _id: 'session',
  code: 'ABCDEF',
  name: '',
  state: 'ongoing',
  tempo: 'teacher',
  type: 'debate',
  argumentsEnabled: true,
  holdArguments: true,
  skipQuestions: false,
  showDifficultWords: false,
  showPartyArguments: false,
  partiesByLot: false,
  dealtParty: null,
  locked: false,
  devicesAway: false,
  statements: ['s1', 's2'].map((_id) => ({
    _id,
    description: _id,
    opinionOptions: [{ _id: 'o', opinion: 'ja', color: '#123456', order: 1 }],
    round: 1,
  })),
  currentStatement,
  studentOpinions,
});

const idsOf = (given: VotingSession, again: string[] = []) =>
  queueOf(given, new Set(again)).map(({ number, waiting, decided }) => [
    number,
    waiting.map(({ _id }) => _id),
    decided.map(({ _id }) => _id),
  ]);

describe('the queue', () => {
  it('has flagged arguments first, and the newest last', () => {
    const flagged = { commentFlags: ['name' as const] };
    expect(idsOf(session([argument('a', 's1'), argument('b', 's1', flagged), argument('c', 's1')]))).toEqual([
      [1, ['b', 'a', 'c'], []],
    ]);
  });

  it('begins with the current statement', () => {
    expect(idsOf(session([argument('a', 's1'), argument('b', 's2')], 's2'))).toEqual([
      [2, ['b'], []],
      [1, ['a'], []],
    ]);
  });

  it('sorts what was decided apart, but for what was put back', () => {
    const opinions = [
      argument('a', 's1', { commentState: 'shown' }),
      argument('b', 's1', { commentState: 'hidden' }),
      argument('c', 's1', { comment: '', commentState: null, commentFlags: null }),
      argument('d', 's1'),
    ];
    expect(idsOf(session(opinions))).toEqual([[1, ['d'], ['a', 'b']]]);
    expect(idsOf(session(opinions), ['b'])).toEqual([[1, ['b', 'd'], ['a']]]);
    expect(countHeld(session(opinions))).toBe(1);
  });

  it('counts those of other statements too that a large game leaves out', () => {
    const figures = {
      statements: ['s1', 's2', 's3'].map((statementId, at) => ({ statementId, answers: 2_000, held: at * 1_000 })),
      finished: 0,
    };
    const opinions = [argument('a', 's3'), argument('b', 's3'), argument('c', 's2')];
    expect(countHeld({ ...session(opinions, 's3'), figures })).toBe(2 + 1_000);
  });

  it('says of two with one text that they are twins, whatever the server knew when each came in', () => {
    const opinions = [argument('a', 's1', { comment: 'Zelfde' }), argument('b', 's1', { comment: 'zelfde' })];
    const [first] = queueOf(session(opinions), new Set());
    expect(first?.waiting.map(({ flags }) => flags)).toEqual([['twin'], ['twin']]);
    const stale = [argument('a', 's1', { commentFlags: ['twin'] })];
    expect(queueOf(session(stale), new Set())[0]?.waiting[0]?.flags).toEqual([]);
  });
});
