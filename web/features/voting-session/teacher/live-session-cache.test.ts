// Live events in the voting session that was read: every answer counts once, in the order of arrival.
import { describe, expect, it } from 'vitest';
import type { StudentOpinion, VotingSession } from '#shared/contract/voting-session.ts';
import { applyUpdate, mergeOpinions, openJournal, record, withoutComment } from './live-session-cache.ts';

const opinion = (_id: string, text: string, comment = ''): StudentOpinion => ({
  _id,
  statementId: 's1',
  studentId: `student of ${_id}`,
  sessionId: 'v1',
  opinion: text,
  comment,
  partyId: null,
});
const session = (studentOpinions: StudentOpinion[]): VotingSession => ({
  _id: 'v1',
  code: 'ABC234',
  name: 'Klas 5A',
  state: 'ongoing',
  tempo: 'teacher',
  type: 'debate',
  argumentsEnabled: true,
  skipQuestions: false,
  showDifficultWords: false,
  showPartyArguments: false,
  statements: [],
  currentStatement: 's1',
  studentOpinions,
});

describe('answers that arrive', () => {
  it('come last when new, and replace where they stand when changed', () => {
    const before = session([opinion('a', 'ja'), opinion('b', 'ja')]);
    const after = mergeOpinions(before, [opinion('a', 'nee'), opinion('c', 'ja')]);
    expect(after.studentOpinions.map((one) => `${one._id} ${one.opinion}`)).toEqual(['a nee', 'b ja', 'c ja']);
  });

  it('count once when they arrive twice, the last one wins', () => {
    const after = mergeOpinions(session([]), [opinion('a', 'ja'), opinion('a', 'nee')]);
    expect(after.studentOpinions.map((one) => one.opinion)).toEqual(['nee']);
  });
});

describe('what changes during a call', () => {
  const answered = (_id: string) => (before: VotingSession) => mergeOpinions(before, [opinion(_id, 'ja')]);
  const idsIn = ({ studentOpinions }: VotingSession) => studentOpinions.map(({ _id }) => _id);

  it('is put into what the call gives, in every open journal of that code and in no closed one', () => {
    const first = openJournal('ABC234');
    const other = openJournal('XYZ234');
    record('ABC234', answered('a'));
    const second = openJournal('ABC234');
    record('ABC234', answered('b'));
    second.close();
    record('ABC234', answered('c'));
    const seen = [first, second, other].map(({ putInto }) => idsIn(putInto(session([]))));
    for (const journal of [first, other]) journal.close();
    expect(seen).toEqual([['a', 'b', 'c'], ['b'], []]);
  });
});

describe('the voting session', () => {
  it('loses an argument but not the opinion', () => {
    const after = withoutComment(session([opinion('a', 'ja', 'omdat')]), 'a');
    expect(after.studentOpinions).toEqual([opinion('a', 'ja')]);
  });

  it('follows the hints', () => {
    const before: VotingSession = { ...session([]), view: 'statement-results' };
    const at = applyUpdate(before, { type: 'next-question', statementId: 's2' });
    expect([at.state, at.currentStatement, at.view]).toEqual(['ongoing', 's2', 'question']);
    expect(applyUpdate(at, { type: 'results' }).state).toBe('results');
  });
});
