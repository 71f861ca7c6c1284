import { settingsIn } from '#shared/domain/game-settings.ts';
import { GAME_TYPES } from '#shared/domain/voting-session.ts';
import { readDraft } from '#web/client/draft-store.ts';
import type { GameDraft } from './game-draft.ts';

/** The id under which a game that has no template yet is stored. */
export const NEW_GAME = 'new';

export interface StoredDraft {
  draft: GameDraft;
  /** The step where the teacher was, from 1. */
  step: number;
  /** The furthest step that was opened. */
  reached: number;
  /** When the template that it began from was last changed; null for a new game. */
  base: string | null;
  /** The id that a new game is to get: earlier versions stored none. */
  newId?: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';
const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** A draft in the browser's storage: earlier versions had no class label. */
type DraftOfAnyVersion = Omit<StoredDraft, 'draft'> & {
  draft: Omit<GameDraft, 'classLabel'> & Partial<Pick<GameDraft, 'classLabel'>>;
};

export function isStoredDraft(value: unknown): value is DraftOfAnyVersion {
  if (!isRecord(value) || !isRecord(value.draft)) return false;
  const { name, classLabel, type, questionSet, choices, settings } = value.draft;
  return (
    typeof value.step === 'number' &&
    typeof value.reached === 'number' &&
    isTextOrNull(value.base) &&
    (value.newId === undefined || typeof value.newId === 'string') &&
    typeof name === 'string' &&
    (classLabel === undefined || typeof classLabel === 'string') &&
    GAME_TYPES.some((one) => one === type) &&
    isTextOrNull(questionSet) &&
    isRecord(choices) &&
    Object.values(choices).every(
      (choice) => isRecord(choice) && [choice.order, choice.statements, choice.parties].every(areTexts),
    ) &&
    areTexts(settings)
  );
}

export const gameDraftKey = (templateId: string): string => `game:${templateId}`;

/** The draft of a game template; settings of another version are left out. */
export function readGameDraft(templateId: string): StoredDraft | null {
  const stored = readDraft(gameDraftKey(templateId), isStoredDraft);
  if (stored === null) return null;
  const { classLabel = '', settings } = stored.draft;
  return { ...stored, draft: { ...stored.draft, classLabel, settings: settingsIn(settings) } };
}
