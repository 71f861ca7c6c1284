import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/client/api-error.ts';
import { storedSet } from '#web/office/question-sets/stored-set.testing.ts';
import { completenessOf } from './completeness.ts';
import { addOption, changeOpinion, changeOption, changeStatement, draftOf, type EditorDraft } from './draft.ts';
import { findErrors, findGoneParties } from './draft-errors.ts';

const draft = draftOf(storedSet());

describe('what keeps a draft from being saved', () => {
  it('is nothing in a stored set, though opinions are missing', () => {
    expect(findErrors(draft)).toEqual([]);
  });

  it.each<[string, EditorDraft, string[]]>([
    ['a name of blanks', { ...draft, name: '  ' }, ['about//name REQUIRED']],
    ['a long name', { ...draft, name: 'x'.repeat(201) }, ['about//name TOO_LONG']],
    ['an option without text', changeOption(draft, 'no', { text: ' ' }), ['options/no/text REQUIRED']],
    ['an option twice, in another spelling', changeOption(draft, 'no', { text: 'EENS ' }), ['options/no/text TAKEN']],
    ['the mark of a skip', changeOption(draft, 'no', { text: '__skipquestion__' }), ['options/no/text INVALID_VALUE']],
    [
      'the mark of a skip in another spelling',
      changeOption(draft, 'no', { text: ' __SkipQuestion__ ' }),
      ['options/no/text INVALID_VALUE'],
    ],
    ['an order that is no number', changeOption(draft, 'no', { order: Number.NaN }), ['options/no/order REQUIRED']],
    [
      'a statement without text',
      changeStatement(draft, 's2', { description: '' }),
      ['statements/s2/description REQUIRED'],
    ],
    [
      'a long statement',
      changeStatement(draft, 's2', { description: 'x'.repeat(1_001) }),
      ['statements/s2/description TOO_LONG'],
    ],
    [
      'a long explanation',
      changeOpinion(draft, 's1', 'p2', { comment: 'x'.repeat(20_001) }),
      ['statements/s1/comment:p2 TOO_LONG'],
    ],
    ['two new options', addOption(addOption(draft, 'a'), 'b'), ['options/a/text REQUIRED', 'options/b/text REQUIRED']],
  ])('%s', (_, invalid, expected) => {
    expect(findErrors(invalid).map(({ part, id, field, error }) => `${part}/${id}/${field} ${error}`)).toEqual(
      expected,
    );
  });

  it('counts code points, so that a thousand emoji are no long statement', () => {
    expect(findErrors(changeStatement(draft, 's2', { description: '🙂'.repeat(1_000) }))).toEqual([]);
  });
});

describe('what keeps a draft from being published', () => {
  it('is told by statement', () => {
    const { lists, empty, isComplete } = completenessOf(draft);
    expect(lists).toEqual([]);
    expect([...empty].map(([statement, parties]) => [statement, ...parties])).toEqual([['s2', 'p2']]);
    expect(isComplete).toBe(false);
    expect(completenessOf(changeOpinion(draft, 's2', 'p2', { optionId: 'no' })).isComplete).toBe(true);
  });

  it('include the lists that are too short', () => {
    const bare = { ...draft, statements: [], parties: [], opinionOptions: [], partyOpinions: [] };
    expect(completenessOf(bare).lists).toEqual(['statements', 'opinionOptions', 'parties']);
  });
});

it('names the parties that somebody deleted meanwhile, by where they stand in what was sent', () => {
  const refused = (fields: Record<string, string>) => new ApiError({ status: 422, code: 'INVALID', fields });
  expect(findGoneParties(refused({ 'parties.1': 'UNKNOWN' }), draft)).toEqual([draft.parties[1]]);
  expect(findGoneParties(refused({ name: 'REQUIRED' }), draft)).toEqual([]);
  expect(findGoneParties(new Error('offline'), draft)).toEqual([]);
});
