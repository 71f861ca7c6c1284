import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SKIP } from './skip.ts';
import {
  admissionOf,
  type Command,
  type CommandSetup,
  carryOut,
  isAllowedOpinion,
  mayAnswer,
  mayCountHands,
  maySeeOwnResults,
  maySeePartyOpinions,
  neighbourOf,
  type Phase,
  STATES,
  stateOf,
} from './voting-session.ts';

const statements = ['one', 'two', 'three'];
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.constantFrom<Command>({ name: 'start' }, { name: 'end' }, { name: 'archive' }),
  fc.constantFrom(...statements, 'unknown').map((statementId): Command => ({ name: 'moveToStatement', statementId })),
);
const setup = fc.constantFrom<CommandSetup>({ tempo: 'teacher', statements }, { tempo: 'student', statements });

/** The order that phases may come in; nothing ever goes back. */
const RANK = { draft: 0, teacherTempo: 1, studentTempo: 1, results: 2, archived: 3 } as const;

describe('a voting session', () => {
  it('reaches no illegal phase, whatever commands come in whatever order', () => {
    fc.assert(
      fc.property(setup, fc.array(command, { maxLength: 30 }), (played, commands) => {
        let phase: Phase = { name: 'draft' };
        for (const one of commands) {
          const outcome = carryOut(played, phase, one);
          if (!outcome.ok) continue;
          expect(RANK[outcome.value.name]).toBeGreaterThanOrEqual(RANK[phase.name]);
          if (outcome.value.name === 'teacherTempo') {
            expect(played.tempo).toBe('teacher');
            expect(statements).toContain(outcome.value.currentStatement);
          }
          if (outcome.value.name === 'studentTempo') expect(played.tempo).toBe('student');
          if (outcome.value.name === 'archived') expect(outcome.value.reachedResults).toBe(phase.name === 'results');
          phase = outcome.value;
        }
      }),
    );
  });

  const teacherTempo: Phase = { name: 'teacherTempo', currentStatement: 'two' };
  const studentTempo: Phase = { name: 'studentTempo' };
  const results: Phase = { name: 'results' };
  const archived: Phase = { name: 'archived', reachedResults: true };

  it.each<[string, Phase, Command, Phase | 'WRONG_STATE' | 'NOT_FOUND']>([
    [
      'starting shows the first statement',
      { name: 'draft' },
      { name: 'start' },
      { name: 'teacherTempo', currentStatement: 'one' },
    ],
    ['starting twice', teacherTempo, { name: 'start' }, 'WRONG_STATE'],
    [
      'moving',
      teacherTempo,
      { name: 'moveToStatement', statementId: 'three' },
      { name: 'teacherTempo', currentStatement: 'three' },
    ],
    ['moving to where one is', teacherTempo, { name: 'moveToStatement', statementId: 'two' }, teacherTempo],
    ['moving before the start', { name: 'draft' }, { name: 'moveToStatement', statementId: 'one' }, 'WRONG_STATE'],
    ['moving to a foreign statement', teacherTempo, { name: 'moveToStatement', statementId: 'four' }, 'NOT_FOUND'],
    ['ending', teacherTempo, { name: 'end' }, results],
    ['ending twice', results, { name: 'end' }, 'WRONG_STATE'],
    ['archiving', results, { name: 'archive' }, archived],
    ['archiving early', teacherTempo, { name: 'archive' }, { name: 'archived', reachedResults: false }],
    ['archiving what is in that state', results, { name: 'archive', only: 'results' }, archived],
    ['archiving what is in another', results, { name: 'archive', only: 'draft' }, 'WRONG_STATE'],
    ['archiving twice', archived, { name: 'archive' }, 'WRONG_STATE'],
  ])('in the teacher’s tempo: %s', (_, phase, asked, expected) => {
    const outcome = carryOut({ tempo: 'teacher', statements }, phase, asked);
    expect(outcome.ok ? outcome.value : outcome.error).toEqual(expected);
  });

  it('has no current statement to move in the student’s tempo', () => {
    const own: CommandSetup = { tempo: 'student', statements };
    expect(carryOut(own, { name: 'draft' }, { name: 'start' })).toEqual({ ok: true, value: studentTempo });
    const moved = carryOut(own, studentTempo, { name: 'moveToStatement', statementId: 'one' });
    expect(moved).toEqual({ ok: false, error: 'WRONG_STATE' });
    expect(stateOf(studentTempo)).toBe('ongoing');
  });

  it.each<[Phase, string, boolean]>([
    [{ name: 'draft' }, 'one', false],
    [teacherTempo, 'two', true],
    [teacherTempo, 'one', false],
    [studentTempo, 'three', true],
    [results, 'two', false],
    [archived, 'two', false],
  ])('in %j an answer to %s counts: %s', (phase, statementId, counts) => {
    expect(mayAnswer(phase, statementId)).toBe(counts);
  });

  it.each<[Phase, number, boolean]>([
    [{ name: 'draft' }, 0, false],
    [teacherTempo, 3, false],
    [studentTempo, 2, false],
    [studentTempo, 3, true],
    [results, 0, true],
    [archived, 0, true],
    [{ name: 'archived', reachedResults: false }, 3, false],
  ])('in %j with %i of 3 answered one’s results show: %s', (phase, answered, show) => {
    expect(maySeeOwnResults(phase, answered, 3)).toBe(show);
  });

  it('shows what parties think after answering, if the game shows that, and to everybody at the end', () => {
    expect(maySeePartyOpinions(teacherTempo, true, true)).toBe(true);
    expect(maySeePartyOpinions(teacherTempo, true, false)).toBe(false);
    expect(maySeePartyOpinions(teacherTempo, false, true)).toBe(false);
    expect(maySeePartyOpinions(results, false, false)).toBe(true);
  });

  it('takes the options’ texts to the letter, and a skip only where skipping is allowed', () => {
    expect(isAllowedOpinion('Ja', ['Ja', 'Nee'], false)).toBe(true);
    expect(isAllowedOpinion('JA', ['Ja', 'Nee'], false)).toBe(false);
    expect(isAllowedOpinion(SKIP, ['Ja', 'Nee'], false)).toBe(false);
    expect(isAllowedOpinion(SKIP, ['Ja', 'Nee'], true)).toBe(true);
  });

  it('counts hands from the start of a debate until it is archived', () => {
    const phases = [{ name: 'draft' } as const, teacherTempo, studentTempo, results, archived];
    expect(phases.map((phase) => mayCountHands('debate', phase))).toEqual([false, true, true, true, false]);
    expect(phases.some((phase) => mayCountHands('party', phase))).toBe(false);
  });

  it('keeps newcomers out while it is locked, but lets everybody look at results', () => {
    expect(STATES.map((state) => admissionOf(state, true))).toEqual(['locked', 'locked', 'over']);
    expect(STATES.map((state) => admissionOf(state, false))).toEqual(['open', 'open', 'over']);
  });

  it('has no neighbour beyond either end', () => {
    expect(neighbourOf(statements, 'one', -1)).toBeNull();
    expect(neighbourOf(statements, 'one', 1)).toBe('two');
    expect(neighbourOf(statements, 'three', 1)).toBeNull();
    expect(neighbourOf(statements, 'unknown', 1)).toBeNull();
  });
});
