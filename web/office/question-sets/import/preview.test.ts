import { describe, expect, it } from 'vitest';
import { NO_WORDS } from '#shared/domain/statement-words.ts';
import { previewOf } from './preview.ts';

const set = {
  parties: [
    { name: 'groene draad ', description: '' },
    { name: 'Nieuw', description: '' },
  ],
  opinionOptions: [{ opinion: 'Eens', color: '#2f6fde', order: 1 }],
  statements: [
    { ...NO_WORDS, description: 'Een', answers: [{ party: 0, opinion: 'Eens', comment: '' }] },
    {
      ...NO_WORDS,
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
    expect(previewOf(set, ['Groene Draad', 'Anker']).parties).toEqual([
      { name: 'Groene Draad', isNew: false },
      { name: 'Nieuw', isNew: true },
    ]);
  });

  it('counts what is not filled in, per statement and in all', () => {
    const preview = previewOf(set, []);
    expect(preview.statements.map(({ missing }) => missing)).toEqual([1, 1]);
    expect(preview.missing).toBe(2);
  });
});
