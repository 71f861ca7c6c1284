import { settingsIn } from '#shared/domain/game-settings.ts';
import type { OwnStatement } from '#shared/domain/own-statement.ts';
import { GAME_TYPES } from '#shared/domain/voting-session.ts';
import { readDraft } from '#web/client/draft-store.ts';
import { isNumber, isText, listOf, oneOf, orNull, recordOf, shape } from '#web/client/shape.ts';
import type { Choice, GameDraft } from '#web/teacher/parts/game-draft.ts';

/** The id under which a game that has no template yet is stored. */
export const NEW_GAME = 'new';

export interface StoredDraft {
  draft: GameDraft;
  /** The step where the teacher was, from 1. */
  step: number;
  /** The furthest step that was opened. */
  reached: number;
  /** The version of the template that it began from; null for a new game. */
  base: number | null;
  /** The id that a new game is to get. */
  newId: string;
}

/** As it was stored, perhaps by a version with other settings. */
type DraftOfAnyVersion = Omit<StoredDraft, 'draft'> & {
  draft: Omit<GameDraft, 'settings'> & { settings: readonly string[] };
};

export const isStoredDraft = shape<DraftOfAnyVersion>({
  draft: shape<DraftOfAnyVersion['draft']>({
    name: isText,
    classLabel: isText,
    type: oneOf(GAME_TYPES),
    questionSet: orNull(isText),
    choices: recordOf(shape<Choice>({ order: listOf(isText), statements: listOf(isText), parties: listOf(isText) })),
    settings: listOf(isText),
    ownStatements: listOf(shape<OwnStatement>({ _id: isText, description: isText, opinions: orNull(listOf(isText)) })),
    notes: listOf(shape<GameDraft['notes'][number]>({ statementId: isText, text: isText })),
  }),
  step: isNumber,
  reached: isNumber,
  base: orNull(isNumber),
  newId: isText,
});

export const gameDraftKey = (templateId: string): string => `game:${templateId}`;

/** The draft of a game template; settings of another version are left out. */
export function readGameDraft(templateId: string): StoredDraft | null {
  const stored = readDraft(gameDraftKey(templateId), isStoredDraft);
  if (stored === null) return null;
  return { ...stored, draft: { ...stored.draft, settings: settingsIn(stored.draft.settings) } };
}
