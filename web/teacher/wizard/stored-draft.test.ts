import { expect, test } from 'vitest';
import { writeDraft } from '#web/client/draft-store.ts';
import { EMPTY_DRAFT } from '#web/teacher/parts/game-draft.ts';
import { gameDraftKey, isStoredDraft, NEW_GAME, readGameDraft } from './stored-draft.ts';

const stored = {
  draft: {
    ...EMPTY_DRAFT,
    name: 'Debat',
    questionSet: 'red',
    choices: { red: { order: ['b', 'a'], statements: ['a'], parties: [] } },
  },
  step: 3,
  reached: 4,
  base: null,
  newId: 'a-new-id',
};

test('returns what was stored, by template', () => {
  writeDraft(gameDraftKey(NEW_GAME), stored);
  expect(readGameDraft(NEW_GAME)).toEqual(stored);
  expect(readGameDraft('another')).toBeNull();
});

test('an unreadable draft is ignored', () => {
  for (const value of [null, 5, {}, { draft: { name: 1 } }, { ...stored, draft: { ...stored.draft, type: 'chess' } }])
    expect(isStoredDraft(value)).toBe(false);
  expect(isStoredDraft({ ...stored, draft: { ...stored.draft, choices: { red: null } } })).toBe(false);
});

test('leaves out settings that it does not know', () => {
  writeDraft(gameDraftKey('odd'), { ...stored, draft: { ...stored.draft, settings: ['own_tempo', 'own_money'] } });
  expect(readGameDraft('odd')?.draft.settings).toEqual(['own_tempo']);
});
