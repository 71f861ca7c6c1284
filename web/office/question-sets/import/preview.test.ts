import { describe, expect, it } from 'vitest';
import { NO_WORDS } from '#shared/domain/statement-words.ts';
import { contentsOf, withKnown } from './preview.ts';

const NOTHING = { ...NO_WORDS, drawing: null };
const set = {
  parties: [
    { name: 'groene draad ', description: '' },
    { name: 'Nieuw', description: '' },
  ],
  opinionOptions: [{ opinion: 'Eens', color: '#2f6fde', order: 1 }],
  statements: [
    { ...NOTHING, description: 'Een', answers: [{ party: 0, opinion: 'Eens', comment: '' }] },
    {
      ...NOTHING,
      description: 'Twee',
      answers: [
        { party: 0, opinion: null, comment: 'Nog kiezen.' },
        { party: 1, opinion: 'Eens', comment: '' },
      ],
    },
  ],
};

describe('the preview of an import', () => {
  it('tells parties that exist, by the name they have here, from new ones', () => {
    expect(withKnown(contentsOf(set).parties, ['Groene Draad', 'Anker'])).toEqual([
      { name: 'Groene Draad', isNew: false },
      { name: 'Nieuw', isNew: true },
    ]);
  });

  it('says that a text has the signs of a web page, wherever that is', () => {
    expect(contentsOf(set).hasEntities).toBe(false);
    expect(contentsOf({ ...set, parties: [{ name: 'Jan & Piet; en &c', description: '' }] }).hasEntities).toBe(false);
    for (const name of ['Belgi&euml;', 'Jan &amp; Piet', '&#39;t Hart', '&#x2F;'])
      expect(contentsOf({ ...set, parties: [{ name, description: '' }] }).hasEntities).toBe(true);
    const [first] = set.statements;
    const answers = [{ party: 0, opinion: 'Eens', comment: '&quot;a&quot;' }];
    expect(
      contentsOf({ ...set, statements: [{ ...first, ...NOTHING, description: 'Een', answers }] }).hasEntities,
    ).toBe(true);
  });

  it('counts what is not filled in, per statement and in all', () => {
    const preview = contentsOf(set);
    expect(preview.statements.map(({ missing }) => missing)).toEqual([1, 1]);
    expect(preview.missing).toBe(2);
  });
});
