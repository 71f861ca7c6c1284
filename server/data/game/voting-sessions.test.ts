import { expect, it } from 'vitest';
import type { Phase } from '#shared/domain/voting-session.ts';
import { phaseOf } from './voting-sessions.ts';

type Row = Parameters<typeof phaseOf>[0];
const draft: Row = { state: 'draft', tempo: 'teacher', current_statement_id: null, archived_at: null };
const archived_at = new Date().toISOString();

it.each<[Row, Phase]>([
  [draft, { name: 'draft' }],
  [
    { ...draft, state: 'ongoing', current_statement_id: 'one' },
    { name: 'teacherTempo', currentStatement: 'one' },
  ],
  [{ ...draft, state: 'ongoing', tempo: 'student' }, { name: 'studentTempo' }],
  [{ ...draft, state: 'results' }, { name: 'results' }],
  [
    { ...draft, archived_at },
    { name: 'archived', reachedResults: false },
  ],
  [
    { ...draft, state: 'results', archived_at },
    { name: 'archived', reachedResults: true },
  ],
])('the row %j stands for the phase %j', (row, phase) => {
  expect(phaseOf(row)).toEqual(phase);
});

it('a row at the teacher’s tempo without a statement stands for none, above all not for the students’ tempo', () => {
  expect(() => phaseOf({ ...draft, state: 'ongoing' })).toThrow('Invariant violated');
});
