import { expect, test } from 'vitest';
import { dropDraft, keepDraft, NEW_GAME, parseDraft, readDraft } from './draft-store.ts';
import { EMPTY_DRAFT } from './game-draft.ts';

const kept = {
  draft: {
    ...EMPTY_DRAFT,
    name: 'Debat',
    questionSet: 'red',
    choices: { red: { order: ['b', 'a'], statements: ['a'], parties: [] } },
  },
  step: 3,
  reached: 4,
  base: null,
};

test('gives back what was kept, by template', () => {
  keepDraft(NEW_GAME, kept);
  expect(readDraft(NEW_GAME)).toEqual(kept);
  expect(readDraft('another')).toBeNull();
  dropDraft(NEW_GAME);
  expect(readDraft(NEW_GAME)).toBeNull();
});

test('something unusable counts as nothing', () => {
  for (const text of [null, '', '{', '5', '{}', '{"draft":{"name":1}}', '{"draft":{"name":"x","type":"chess"}}']) {
    expect(parseDraft(text)).toBeNull();
  }
});

test('leaves out single parts that it does not know', () => {
  const odd = { ...kept, draft: { ...kept.draft, settings: ['own_tempo', 'own_money', 7], choices: { red: null } } };
  expect(parseDraft(JSON.stringify(odd))?.draft).toMatchObject({ settings: ['own_tempo'], choices: {} });
});
