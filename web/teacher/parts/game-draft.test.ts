import { expect, test } from 'vitest';
import { questionSetReply } from '#testing/reply-fixtures.ts';
import {
  choiceOf,
  draftOf,
  EMPTY_DRAFT,
  formOf,
  furthestStep,
  type GameDraft,
  moved,
  playableOf,
  toggled,
  withChoice,
  withNote,
  withOwnStatement,
  withoutOwnStatement,
} from './game-draft.ts';

const RED = questionSetReply('red', [], ['a', 'b', 'c', 'd'], ['p', 'q']);
const BLUE = questionSetReply('blue', [], ['x'], ['q']);
const named: GameDraft = { ...EMPTY_DRAFT, name: 'Politiek debat 5A', questionSet: 'red' };

test('choosing a set takes all its statements and parties', () => {
  expect(choiceOf(named, RED)).toEqual({
    order: ['a', 'b', 'c', 'd'],
    statements: ['a', 'b', 'c', 'd'],
    parties: ['p', 'q'],
  });
});

test('another set and back again keeps what was chosen out of the first', () => {
  const few = withChoice(named, 'red', { ...choiceOf(named, RED), statements: ['b'] });
  const there = { ...few, questionSet: 'blue' };
  expect(choiceOf(there, BLUE).statements).toEqual(['x']);
  expect(choiceOf({ ...there, questionSet: 'red' }, RED).statements).toEqual(['b']);
});

test('a saved game shows its statements in its own order, the others where the set has them', () => {
  const template = {
    _id: 't',
    updatedAt: '2026-01-01T00:00:00.000Z',
    version: 1,
    classLabel: '5A',
    linked: false,
    fromColleague: false,
    ...{ name: 'x', type: 'party' as const, questionSet: 'red', settings: [], notes: [] },
    ...{ statements: ['d', 'b'], ownStatements: [], parties: ['p'] },
  };
  const draft = draftOf(template);
  expect(choiceOf(draft, RED)).toEqual({ order: ['a', 'd', 'b', 'c'], statements: ['d', 'b'], parties: ['p'] });
});

test('sends the chosen statements in the order of play', () => {
  const choice = { order: moved(['a', 'b', 'c', 'd'], 'd', 0), statements: ['b', 'd'], parties: ['q'] };
  expect(formOf({ ...named, name: '  Debat  ', classLabel: ' 5A ' }, 'red', choice)).toEqual({
    name: 'Debat',
    classLabel: '5A',
    type: 'debate',
    questionSet: 'red',
    statements: ['d', 'b'],
    parties: ['q'],
    settings: ['skip_questions', 'own_arguments', 'show_difficult_words', 'aggregates_only'],
    ownStatements: [],
    notes: [],
  });
});

const OWN = { _id: 'own', description: 'Moet de bel luider?', opinions: null };
const withOwn = withOwnStatement(withChoice(named, 'red', { ...choiceOf(named, RED), statements: ['b'] }), RED, OWN);

test('an own statement is added as the last one to play, and sent with the others', () => {
  const choice = choiceOf(withOwn, RED);
  expect(choice).toMatchObject({ order: ['a', 'b', 'c', 'd', 'own'], statements: ['b', 'own'] });
  expect(formOf(withOwn, 'red', choice)).toMatchObject({ statements: ['b', 'own'], ownStatements: [OWN] });
});

test('changing an own statement keeps its place; removing it takes its note along', () => {
  const moved = withChoice(withOwn, 'red', { ...choiceOf(withOwn, RED), order: ['own', 'a', 'b', 'c', 'd'] });
  const changed = withOwnStatement(moved, RED, { ...OWN, description: 'Moet de bel weg?' });
  expect(playableOf(changed, RED).at(-1)).toMatchObject({ _id: 'own', description: 'Moet de bel weg?' });
  expect(choiceOf(changed, RED).order[0]).toBe('own');
  const removed = withoutOwnStatement(withNote(withNote(changed, 'own', 'Luid!'), 'a', 'Let op'), 'own');
  expect(choiceOf(removed, RED)).toMatchObject({ order: ['a', 'b', 'c', 'd'], statements: ['b'] });
  expect(removed.notes).toEqual([{ statementId: 'a', text: 'Let op' }]);
});

test('a party game has no own statements, and nothing of theirs is sent; back in a debate they are there', () => {
  const noted = withNote(withNote({ ...withOwn, type: 'party' }, 'own', 'Luid!'), 'a', 'Let op');
  const choice = choiceOf(noted, RED);
  expect(choice.order).toEqual(['a', 'b', 'c', 'd']);
  expect(formOf(noted, 'red', choice)).toMatchObject({
    statements: ['b'],
    ownStatements: [],
    notes: [{ statementId: 'a', text: 'Let op' }],
  });
  expect(choiceOf({ ...noted, type: 'debate' }, RED).statements).toEqual(['b', 'own']);
});

test('a note without a text is none', () => {
  const noted = withNote(named, 'a', ' ');
  expect(formOf(noted, 'red', choiceOf(noted, RED)).notes).toEqual([]);
  expect(withNote(noted, 'a', '').notes).toEqual([]);
});

test('moving stops at both ends', () => {
  expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a']);
});

test('ticking twice counts once', () => {
  expect(toggled(['a'], ['a', 'b'], true)).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], ['a'], false)).toEqual(['b']);
});

test('each step opens only when the one before has what it needs', () => {
  const all = choiceOf(named, RED);
  expect(furthestStep({ ...named, name: '  ' }, all)).toBe(1);
  expect(furthestStep({ ...named, questionSet: null }, null)).toBe(2);
  expect(furthestStep(named, null)).toBe(2);
  expect(furthestStep(named, { ...all, statements: [] })).toBe(3);
  expect(furthestStep(named, { ...all, parties: [] })).toBe(4);
  expect(furthestStep(named, all)).toBe(6);
});

test('a new party game deals its parties by lot, a debate has no lot', () => {
  const all = choiceOf(named, RED);
  expect(formOf({ ...named, type: 'party' }, RED._id, all).settings).toContain('parties_by_lot');
  expect(formOf({ ...named, type: 'debate' }, RED._id, all).settings).not.toContain('parties_by_lot');
});

test.each(['debate', 'party'] as const)('in a new %s students may skip, and nobody gets single answers', (type) => {
  const { settings } = formOf({ ...named, type }, RED._id, choiceOf(named, RED));
  expect(settings).toEqual(expect.arrayContaining(['skip_questions', 'aggregates_only']));
});
