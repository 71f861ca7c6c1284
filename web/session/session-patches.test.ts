// Live events in the voting session that was read: every answer counts once, in the order of arrival.
import { describe, expect, it } from 'vitest';
import type { LiveState } from '#shared/contract/live-state.ts';
import type { StudentOpinion } from '#shared/contract/voting-session.ts';
import { sessionReply, statementReply } from '#testing/reply-fixtures.ts';
import {
  applyPatch,
  isKnown,
  type LiveSession,
  logPatches,
  openPatchLog,
  type SessionPatch,
} from './session-patches.ts';

const answer = (_id: string, text: string, more: Partial<StudentOpinion> = {}): StudentOpinion => ({
  _id,
  statementId: `statement of ${_id}`,
  studentId: `student of ${_id}`,
  sessionId: 'v1',
  opinion: text,
  comment: '',
  commentState: null,
  partyId: null,
  ...more,
});
const session = (studentOpinions: StudentOpinion[], isOwner = true): LiveSession =>
  sessionReply({ _id: 'v1', code: 'ABC234', currentStatement: 's1', studentOpinions, isOwner });
const SHOWS_RESULT: LiveState = {
  view: 'statement-results',
  resultView: 'overview',
  clock: { endsAt: '2026-11-22T10:00:00.000Z', remainingMs: 60_000 },
  pair: null,
  at: { kind: 'arguments', id: 'one', page: 1 },
  talkSeconds: 300,
  ballot: null,
};
const FRESH = ['question', null];
const answered = (...answers: StudentOpinion[]): SessionPatch => ({ type: 'answers', answers });
const answersIn = ({ studentOpinions }: LiveSession) => studentOpinions.map(({ _id, opinion }) => `${_id} ${opinion}`);

describe('answers of a student', () => {
  it('replace the one to the same statement, which had the id of the outbox until it was acknowledged', () => {
    const before = session(
      [answer('outbox', 'ja', { statementId: 's1' }), answer('b', 'ja', { statementId: 's2' })],
      false,
    );
    expect(answersIn(applyPatch(before, answered(answer('stored', 'nee', { statementId: 's1' }))))).toEqual([
      'stored nee',
      'b ja',
    ]);
    const third = answer('c', 'nee', { statementId: 's3' });
    expect(answersIn(applyPatch(before, answered(third, { ...third, opinion: 'ja' })))).toEqual([
      'outbox ja',
      'b ja',
      'c ja',
    ]);
  });
});

it.each([
  ['results', true],
  ['second-round', true],
  ['of-tomorrow', false],
  ['constructor', false],
])('an update of type %s is known: %s', (type, known) => {
  expect(isKnown({ type })).toBe(known);
});

describe('what changes during a call', () => {
  it('is applied to what the call returns, from every open log of that code and from no closed one', () => {
    const first = openPatchLog('ABC234');
    const other = openPatchLog('XYZ234');
    logPatches('ABC234', [answered(answer('a', 'ja'))]);
    const second = openPatchLog('ABC234');
    logPatches('ABC234', [answered(answer('b', 'ja'))]);
    second.close();
    logPatches('ABC234', [answered(answer('c', 'ja'))]);
    for (const log of [first, other]) log.close();
    const replayed = [first, second, other].map(({ patches }) => answersIn(patches.reduce(applyPatch, session([]))));
    expect(replayed).toEqual([['a ja', 'b ja', 'c ja'], ['b ja'], []]);
  });
});

describe('the voting session', () => {
  it('follows the updates; the next statement begins hidden for its owner, and a student never learns the view', () => {
    for (const isOwner of [true, false]) {
      const shown = isOwner ? applyPatch(session([]), { type: 'live', ...SHOWS_RESULT }) : session([], false);
      const at = applyPatch(shown, { type: 'next-question', statementId: 's2' });
      expect([at.state, at.currentStatement]).toEqual(['ongoing', 's2']);
      expect([at.view, at.clock]).toEqual(isOwner ? FRESH : [undefined, undefined]);
      const ended = applyPatch(shown, { type: 'results' });
      expect(ended).toMatchObject({ state: 'results', currentStatement: null });
      expect(ended.resultView).toBe(isOwner ? 'learned' : undefined);
    }
  });

  it('takes how many are in the game from the updates that say it', () => {
    const told = applyPatch(session([], false), { type: 'next-question', statementId: 's2', participants: 46 });
    expect(told.participants).toBe(46);
    expect(applyPatch(told, { type: 'next-question', statementId: 's3' }).participants).toBe(46);
  });

  it('closes the questions of a statement with it, and leaves them open where it is chosen again', () => {
    const open = { ...session([], false), questionsOpen: true };
    const isOpenAt = (statementId: string) => applyPatch(open, { type: 'next-question', statementId }).questionsOpen;
    expect([isOpenAt('s1'), isOpenAt('s2')]).toEqual([true, false]);
  });

  it('asks for guesses on the statement that began, where the update says so, and until it is told', () => {
    const read = {
      ...session([], false),
      statements: ['s1', 's2'].map((_id) => ({ ...statementReply(_id), guessing: false })),
    };
    const asked = ({ statements }: LiveSession) => statements.map(({ guessing }) => guessing);
    const first = applyPatch(read, { type: 'next-question', statementId: 's1', guessing: true });
    expect(asked(first)).toEqual([true, false]);
    expect(asked(applyPatch(first, { type: 'next-question', statementId: 's1' })), 'an update that came again').toEqual(
      [true, false],
    );
    const told = { type: 'guess', statementId: 's1', opinion: null, count: null, mean: null, actual: null } as const;
    expect(applyPatch(first, told)).toMatchObject({
      guess: told,
      statements: [{ guessing: false }, { guessing: false }],
    });
    expect(asked(applyPatch(first, { type: 'next-question', statementId: 's2' }))).toEqual([false, false]);
    expect(asked(applyPatch(first, { type: 'next-question', statementId: 's2', guessing: true }))).toEqual([
      false,
      true,
    ]);
  });

  it('asks again in the second round, of that statement, and the answers stay', () => {
    for (const isOwner of [true, false]) {
      const before = {
        ...session([answer('a', 'ja')], isOwner),
        statements: [statementReply('s1'), statementReply('s2')],
      };
      const after = applyPatch(isOwner ? applyPatch(before, { type: 'live', ...SHOWS_RESULT }) : before, {
        type: 'second-round',
        statementId: 's2',
      });
      expect(after.statements.map(({ round }) => round)).toEqual([1, 2]);
      expect(after.studentOpinions).toEqual(before.studentOpinions);
      expect([after.view, after.clock]).toEqual(isOwner ? FRESH : [undefined, undefined]);
    }
  });

  it('opens a ballot in which nobody has voted, once, and calls the phones back', () => {
    const ballot = { round: 1, open: true, voted: true };
    const before = { ...session([], false), ballot, devicesAway: true };
    expect(applyPatch(before, { type: 'ballot', round: 1, open: true })).toBe(before);
    expect(applyPatch(before, { type: 'ballot', round: 1, open: false }).ballot).toEqual({ ...ballot, open: false });
    const next = applyPatch(before, { type: 'ballot', round: 2, open: true });
    expect([next.ballot, next.devicesAway]).toEqual([{ round: 2, open: true, voted: false }, false]);
    expect(applyPatch(next, { type: 'voted', round: 2 }).ballot).toEqual({ round: 2, open: true, voted: true });
  });

  it('keeps what the boards show of a ballot beside where it is', () => {
    const before = { ...session([]), ballot: { round: 1, open: false, voted: false, shown: null } };
    const shown = { step: 'coalition' as const, coalition: ['p1'] };
    const after = applyPatch(before, { type: 'live', ...SHOWS_RESULT, ballot: shown });
    expect([after.ballot, after.view]).toEqual([{ ...before.ballot, shown }, SHOWS_RESULT.view]);
    expect(applyPatch(after, { type: 'next-question', statementId: 's2' }).ballot?.shown).toBeNull();
  });

  it('takes the phase of a reply without the answers, which come by events', () => {
    const before = session([answer('a', 'ja')]);
    const where = { state: 'ongoing', currentStatement: 's3', devicesAway: false, view: 'question' } as const;
    const phase = { ...where, ballot: null, statements: [statementReply('s3')] };
    expect(applyPatch(before, { type: 'phase', ...phase })).toEqual({ ...before, ...phase });
  });

  it.each<SessionPatch>([
    { type: 'next-question', statementId: 's2' },
    { type: 'second-round', statementId: 's1' },
    { type: 'results' },
    { type: 'devices-away', away: false },
  ])('calls the devices back: $type', (patch) => {
    const away = applyPatch(session([], false), { type: 'devices-away', away: true });
    expect([away.devicesAway, applyPatch(away, patch).devicesAway]).toEqual([true, false]);
  });
});
