// The screen a student sees, for every state of a game.
import { describe, expect, it } from 'vitest';
import { SKIP } from '#shared/domain/skip.ts';
import { sessionReply, statementReply } from '#testing/reply-fixtures.ts';
import type { LiveSession } from '#web/session/session-patches.ts';
import type { QueuedAnswer } from '#web/student/outbox/outbox-queue.ts';
import { type PhaseInput, partyOf, studentPhase } from './student-phase.ts';

const session: LiveSession = sessionReply({
  statements: ['a', 'b', 'c'].map((id) => statementReply(id)),
  currentStatement: 'b',
  isOwner: false,
});
const opinion = (statementId: string, text = 'Akkoord', partyId: string | null = null) => ({
  _id: `o-${statementId}`,
  statementId,
  studentId: 's',
  sessionId: 'v',
  opinion: text,
  comment: '',
  commentState: null,
  partyId,
  round: 1 as const,
  firstOpinion: null,
});
const queued = (statementId: string, attempts = 0): QueuedAnswer => ({
  id: statementId,
  code: 'K7PM4X',
  statementId,
  opinion: 'Neutraal',
  comment: 'Omdat',
  partyId: null,
  round: 1,
  attempts,
});
const phase = (change: Partial<LiveSession> = {}, rest: Partial<PhaseInput> = {}) =>
  studentPhase({
    session: { ...session, ...change },
    queued: [],
    partyId: null,
    choosing: false,
    at: null,
    changing: null,
    archived: false,
    ...rest,
  });

describe('in the teacher’s tempo', () => {
  it('shows the ballot while one is open, and that it was cast', () => {
    const at = (open: boolean, voted: boolean) => phase({ ballot: { round: 2, open, voted } });
    expect(at(true, false)).toMatchObject({ name: 'ballot', round: 2, voted: false });
    expect(at(true, true)).toMatchObject({ name: 'ballot', voted: true });
    expect(at(false, true).name).toBe('statement');
  });

  it('waits before the start', () => {
    expect(phase({ state: 'draft', currentStatement: null })).toEqual({ name: 'waiting' });
  });

  it('shows the current statement, also to a student who comes late', () => {
    expect(phase()).toMatchObject({ name: 'statement', place: { number: 2, total: 3, own: null }, answer: null });
  });

  it('shows what was answered until the teacher moves on', () => {
    const studentOpinions = [opinion('b')];
    expect(phase({ studentOpinions })).toMatchObject({ name: 'answered', answer: { status: 'saved' } });
    expect(phase({ studentOpinions, currentStatement: 'c' })).toMatchObject({ name: 'statement' });
  });

  it('calls an answer saved only when the server has it', () => {
    const studentOpinions = [opinion('b')];
    expect(phase({ studentOpinions }, { queued: [queued('b')] })).toMatchObject({
      answer: { opinion: 'Neutraal', comment: 'Omdat', status: 'sending' },
    });
    expect(phase({}, { queued: [queued('b', 1)] })).toMatchObject({ name: 'answered', answer: { status: 'waiting' } });
  });

  it('lets an answer be changed while its statement is the current one', () => {
    const studentOpinions = [opinion('b')];
    expect(phase({ studentOpinions }, { changing: 'b' })).toMatchObject({
      name: 'statement',
      answer: { opinion: 'Akkoord' },
    });
    expect(phase({ studentOpinions }, { changing: 'a' })).toMatchObject({ name: 'answered' });
  });

  it('knows a skipped statement as answered', () => {
    expect(phase({ studentOpinions: [opinion('b', SKIP)] })).toMatchObject({
      name: 'answered',
      answer: { opinion: null },
    });
  });
});

describe('when the class votes again', () => {
  const again = { statements: [statementReply('a'), statementReply('b', 2), statementReply('c')] };

  it('asks everybody anew, whatever was answered before, stored or still on its way', () => {
    const asked = { name: 'secondRound', place: { number: 2 } };
    expect(phase(again)).toMatchObject(asked);
    expect(phase({ ...again, studentOpinions: [opinion('b')] })).toMatchObject(asked);
    expect(phase({ ...again, studentOpinions: [opinion('b')] }, { changing: 'b' })).toMatchObject(asked);
    expect(phase(again, { queued: [queued('b')] })).toMatchObject(asked);
    expect(phase(again, { queued: [{ ...queued('b'), round: undefined }] })).toMatchObject(asked);
  });

  it('shows the answer of the second round, and lets it be changed', () => {
    const second = { ...opinion('b'), round: 2 as const, firstOpinion: 'Neutraal' };
    expect(phase({ ...again, studentOpinions: [second] })).toMatchObject({
      name: 'answered',
      answer: { opinion: 'Akkoord', status: 'saved' },
    });
    expect(phase({ ...again, studentOpinions: [second] }, { changing: 'b' })).toMatchObject({
      name: 'statement',
      answer: { opinion: 'Akkoord' },
    });
  });

  it('keeps the argument in view while the same opinion is on its way without one, and drops it with another', () => {
    const studentOpinions = [{ ...opinion('b'), comment: 'Omdat' }];
    const sent = (text: string): QueuedAnswer => ({ ...queued('b'), opinion: text, comment: null, round: 2 });
    expect(phase({ ...again, studentOpinions }, { queued: [sent('Akkoord')] })).toMatchObject({
      answer: { opinion: 'Akkoord', comment: 'Omdat', status: 'sending' },
    });
    expect(phase({ ...again, studentOpinions }, { queued: [sent('Neutraal')] })).toMatchObject({
      answer: { opinion: 'Neutraal', comment: '' },
    });
  });
});

describe('in the student’s own tempo', () => {
  const own = { tempo: 'student', currentStatement: null } as const;

  it('begins at the first statement without an answer', () => {
    expect(phase(own)).toMatchObject({ name: 'statement', place: { number: 1, own: { answered: 0 } } });
    expect(phase({ ...own, studentOpinions: [opinion('a'), opinion('c')] })).toMatchObject({
      place: { number: 2, own: { answered: 2 } },
    });
  });

  it('goes where the student goes', () => {
    expect(phase(own, { at: 2 })).toMatchObject({ place: { number: 3 } });
    expect(phase({ ...own, studentOpinions: [opinion('a')] }, { at: 0 })).toMatchObject({ name: 'answered' });
  });

  it('ends after the last one and names what is still open or unsent', () => {
    expect(phase({ ...own, studentOpinions: [opinion('b')] }, { at: 3, queued: [queued('a')] })).toEqual({
      name: 'finish',
      total: 3,
      open: [3],
      unsent: 1,
    });
    expect(phase({ ...own, studentOpinions: ['a', 'b', 'c'].map((id) => opinion(id)) })).toMatchObject({
      name: 'finish',
      open: [],
    });
  });
});

describe('in a party game', () => {
  const party = { type: 'party' } as const;

  it('asks for a party first, also before the start', () => {
    expect(phase(party)).toEqual({ name: 'partyChoice' });
    expect(phase({ ...party, state: 'draft' })).toEqual({ name: 'partyChoice' });
    expect(phase(party, { partyId: 'p' })).toMatchObject({ name: 'statement' });
    expect(phase(party, { partyId: 'p', choosing: true })).toEqual({ name: 'partyChoice' });
  });

  it('the first answer fixes the party, stored or not', () => {
    expect(partyOf(session, [], 'mine')).toBe('mine');
    expect(partyOf({ ...session, studentOpinions: [opinion('a', 'Akkoord', 'first')] }, [], 'mine')).toBe('first');
    expect(partyOf(session, [{ ...queued('a'), partyId: 'kept' }], 'mine')).toBe('kept');
  });
});

describe('at the end', () => {
  it('goes to the results, and tells when the game was closed without any', () => {
    expect(phase({ state: 'results' }, { archived: true })).toEqual({ name: 'results' });
    expect(phase({}, { archived: true })).toEqual({ name: 'closed' });
  });

  it('tells the owner that this is their own game', () => {
    expect(phase({ isOwner: true })).toEqual({ name: 'owner' });
  });
});
