import { describe, expect, it } from 'vitest';
import { opinionColors } from '#shared/domain/palette.ts';
import { removeOption } from '#shared/domain/question-set.ts';
import { required } from '#testing/required.ts';
import { storedSet } from '#web/office/question-sets/stored-set.testing.ts';
import {
  addOption,
  bodyOf,
  changeOpinion,
  changeOption,
  draftOf,
  type EditorDraft,
  newDraft,
  withoutOption,
} from './draft.ts';

const set = storedSet();

describe('a draft', () => {
  it('has an opinion of every party on every statement, empty where none is stored', () => {
    const { partyOpinions } = draftOf(set);
    expect(partyOpinions).toHaveLength(4);
    expect(partyOpinions.at(-1)).toEqual({ statementId: 's2', partyId: 'p2', optionId: null, comment: '' });
  });

  it('is saved as what is stored, without the opinions that say nothing', () => {
    const body = bodyOf(draftOf(set));
    expect(body.opinionOptions).toEqual(set.opinionOptions);
    expect(body.parties).toEqual(['p1', 'p2']);
    expect(body.partyOpinions).toEqual(set.partyOpinions);
  });

  it('keeps what parties chose while an option’s text passes through another’s', () => {
    const typed = ['', 'E', 'Eens', 'Eens met punten'].reduce(
      (draft, text) => changeOption(draft, 'no', { text }),
      draftOf(set),
    );
    expect(bodyOf(typed).partyOpinions.map(({ opinion }) => opinion)).toEqual(['Eens', 'Eens met punten', 'Eens']);
  });

  it('loses an opinion only where the option that is removed stood', () => {
    const { set: left, cleared } = removeOption(draftOf(set), 'no');
    expect(cleared).toBe(1);
    expect(left.partyOpinions.map(({ optionId }) => optionId)).toEqual(['yes', null, 'yes', null]);
  });

  it('changes one opinion and leaves every other object as it was', () => {
    const before = draftOf(set);
    const after = changeOpinion(before, 's1', 'p2', { comment: 'Daarom.' });
    expect(after.partyOpinions[1]).toEqual({ statementId: 's1', partyId: 'p2', optionId: 'no', comment: 'Daarom.' });
    expect(after.partyOpinions.filter((one, index) => one === before.partyOpinions[index])).toHaveLength(3);
  });
});

describe('a new set', () => {
  it('starts with every party, two empty options ordered 1 and 2, and no statement', () => {
    let count = 0;
    const draft = newDraft(['p1', 'p2'], () => `o${++count}`);
    expect(draft.parties).toEqual(['p1', 'p2']);
    expect(draft.opinionOptions.map(({ text, order }) => [text, order])).toEqual([
      ['', 1],
      ['', 2],
    ]);
    expect(draft.statements).toEqual([]);
  });

  it('gives an option that is added the next order and a colour of its own, however often', () => {
    const ids = Array.from({ length: 12 }, (_, index) => `more${index}`);
    const { opinionOptions } = ids.reduce(addOption, draftOf(set));
    expect(opinionOptions.map(({ order }) => order)).toEqual(opinionOptions.map((_, index) => index + 1));
    expect(new Set(opinionOptions.slice(0, 5).map(({ color }) => color)).size).toBe(5);
  });

  it('has the colours of the palette for as many options as there are, unless one was chosen', () => {
    const colorsOf = ({ opinionOptions }: EditorDraft) => opinionOptions.map(({ color }) => color);
    const two = newDraft([], () => crypto.randomUUID());
    const three = addOption(two, 'third');
    expect(colorsOf(three)).toEqual(opinionColors(3));
    expect(colorsOf(addOption(three, 'fourth'))).toEqual(opinionColors(4));
    expect(colorsOf(withoutOption(three, 'third'))).toEqual(opinionColors(2));

    const chosen = changeOption(two, required(two.opinionOptions[0]?._id), { color: '#123456' });
    const more = addOption(chosen, 'third');
    expect(colorsOf(more).slice(0, 2)).toEqual(colorsOf(chosen));
    expect(colorsOf(withoutOption(more, 'third'))).toEqual(colorsOf(chosen));
  });

  it('takes no order that is not filled in for the highest', () => {
    const draft = changeOption(draftOf(set), 'no', { order: Number.NaN });
    expect(addOption(draft, 'more').opinionOptions.at(-1)?.order).toBe(2);
  });
});
