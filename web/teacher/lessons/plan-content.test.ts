import { expect, test } from 'vitest';
import type { QuestionSet } from '#shared/contract/question-set.ts';
import { NO_WORDS } from '#shared/domain/statement-words.ts';
import { EMPTY_DRAFT, type GameDraft } from '#web/teacher/parts/game-draft.ts';
import { draftOfLesson, linkedPlanOf, planOf } from './plan-content.ts';

const party = (_id: string) => ({
  _id,
  name: `Party ${_id}`,
  description: '',
  color: '#000000',
  video: '',
  image: null,
});
const held = (partyId: string, statementId: string, opinion: string | null) => ({
  ...{ partyId, statementId, opinion, comment: 'because' },
});
const SET: QuestionSet = {
  ...{ _id: 'set', name: 'The set', description: '', published: true, offered: true, version: 1 },
  opinionOptions: ['Yes', 'No'].map((opinion, at) => ({ _id: opinion, opinion, color: '#000000', order: at + 1 })),
  statements: [
    {
      _id: 'a',
      description: 'Statement a',
      ...NO_WORDS,
      drawing: null,
      plain: 'Plain a',
      talk: 'Ask a',
      opinionOptions: [],
    },
    { _id: 'b', description: 'Statement b', ...NO_WORDS, drawing: null, opinionOptions: [] },
  ],
  parties: ['p', 'q', 'r'].map(party),
  partyOpinions: [held('p', 'a', 'No'), held('q', 'a', 'Yes'), held('r', 'a', 'No'), held('p', 'b', null)],
};
const DRAFT: GameDraft = {
  ...EMPTY_DRAFT,
  ...{ name: ' The game ', classLabel: '5A', questionSet: 'set' },
  choices: { set: { order: ['own', 'b', 'a'], statements: ['own', 'a'], parties: ['p', 'q', 'r'] } },
  ownStatements: [{ _id: 'own', description: 'Own one', opinions: ['Now', 'Later'] }],
  notes: [
    { statementId: 'own', text: ' Begin here ' },
    { statementId: 'b', text: 'Not played' },
  ],
};

test('lists what is played, in its order, with words, notes, times and the positions of the chosen parties', () => {
  const { name, classLabel, statements } = planOf(DRAFT, SET);
  expect([name, classLabel]).toEqual(['The game', '5A']);
  expect(statements).toEqual([
    {
      ...{
        _id: 'own',
        description: 'Own one',
        drawing: null,
        own: true,
        options: ['Now', 'Later'],
        background: '',
        talk: '',
      },
      ...{ note: 'Begin here', positions: [], minutes: { from: 3, to: 18 } },
    },
    {
      ...{ _id: 'a', description: 'Statement a', drawing: null, own: false, options: ['Yes', 'No'], background: '' },
      ...{ talk: 'Ask a', note: '', minutes: { from: 18, to: 33 } },
      positions: [
        { opinion: 'Yes', parties: ['Party q'] },
        { opinion: 'No', parties: ['Party p', 'Party r'] },
      ],
    },
  ]);
});

test('leaves out parties that are not chosen, and times if students go at their own pace', () => {
  const few = {
    ...DRAFT,
    settings: ['own_tempo'],
    choices: { set: { order: ['a'], statements: ['a'], parties: ['p'] } },
  };
  const [first] = planOf({ ...few, settings: ['own_tempo'] }, SET).statements;
  expect(first).toMatchObject({ positions: [{ opinion: 'No', parties: ['Party p'] }], minutes: null });
});

test('a colleague’s plan has no notes, and no positions if its set cannot be read', () => {
  const linked = {
    ...{ name: 'Theirs', type: 'debate' as const, settings: [], questionSet: { _id: 'set', name: 'The set' } },
    ...{ statements: 1, parties: 1 },
  };
  const statement = { _id: 'a', description: 'Statement a', opinions: ['Yes', 'No'], own: false, ...NO_WORDS };
  const sheet = { statements: [statement], parties: [{ _id: 'q', name: 'Party q' }] };
  expect(linkedPlanOf(linked, sheet, SET).statements).toMatchObject([
    { note: '', options: ['Yes', 'No'], positions: [{ opinion: 'Yes', parties: ['Party q'] }] },
  ]);
  expect(linkedPlanOf(linked, sheet, undefined).statements).toMatchObject([{ positions: [] }]);
});

test('a lesson of a card has its statements first, then those that may be added, and its minutes', () => {
  const lesson = { kind: 'one' as const, statements: ['b'], parties: ['p'], settings: [], minutes: 20 };
  const draft = draftOfLesson({ lesson, questionSet: 'set', name: 'One' }, ['a', 'b']);
  expect(draft.choices.set).toEqual({ order: ['b', 'a'], statements: ['b'], parties: ['p'] });
  expect(planOf(draft, SET)).toMatchObject({ minutes: 20, end: { from: 18, to: 20 }, statements: [{ _id: 'b' }] });
});

test('an election has its ballot first, and a second one after statements that have a time', () => {
  const plan = (statements: string[]) => {
    const lesson = { kind: 'election' as const, statements, parties: ['p'], settings: ['ballot' as const], minutes: 0 };
    return planOf(draftOfLesson({ lesson, questionSet: 'set', name: 'One' }, []), SET);
  };
  const first = { box: { from: 3, to: 9 }, seats: { from: 9, to: 17 } };
  expect(plan(['a'])).toMatchObject({ minutes: 20, end: { from: 17, to: 20 }, statements: [{ minutes: null }] });
  expect(plan(['a']).ballots).toEqual([first]);
  expect(plan(['a', 'b']).statements.map(({ minutes }) => minutes?.from)).toEqual([17, 32]);
  expect(plan(['a', 'b']).ballots).toEqual([first, { box: { from: 47, to: 53 }, seats: { from: 53, to: 61 } }]);
});
