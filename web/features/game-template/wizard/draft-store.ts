// Keeps games that are not saved yet in this browser: one per game template and user, so that a reload loses nothing.
import { GAME_SETTINGS, GAME_TYPES } from '#shared/domain/voting-session.ts';
import { readToken } from '#web/lib/identity.ts';
import { readStored, writeStored } from '#web/lib/local-store.ts';
import type { Choice, GameDraft } from './game-draft.ts';

/** The name under which a game that has no template yet is kept. */
export const NEW_GAME = 'new';

export interface KeptDraft {
  draft: GameDraft;
  /** The step where the teacher was, from 1. */
  step: number;
  /** The furthest step that was seen. */
  reached: number;
  /** When the template that it began from was last changed; null for a new game. */
  base: string | null;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

function choicesIn(value: unknown): Record<string, Choice> {
  const entries = Object.entries(isRecord(value) ? value : {}).flatMap(([setId, choice]) => {
    if (!isRecord(choice)) return [];
    const { order, statements, parties } = choice;
    return [[setId, { order: texts(order), statements: texts(statements), parties: texts(parties) }] as const];
  });
  return Object.fromEntries(entries);
}

/** Takes what was kept as text; gives null for what this version cannot use. */
export function parseDraft(text: string | null): KeptDraft | null {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (!isRecord(kept) || !isRecord(kept.draft)) return null;
  const { name, type, questionSet, choices, settings } = kept.draft;
  const gameType = GAME_TYPES.find((one) => one === type);
  if (typeof name !== 'string' || gameType === undefined) return null;
  return {
    draft: {
      name,
      type: gameType,
      questionSet: typeof questionSet === 'string' ? questionSet : null,
      choices: choicesIn(choices),
      settings: GAME_SETTINGS.filter((setting) => texts(settings).includes(setting)),
    },
    step: typeof kept.step === 'number' ? kept.step : 1,
    reached: typeof kept.reached === 'number' ? kept.reached : 1,
    base: typeof kept.base === 'string' ? kept.base : null,
  };
}

/** The user's id out of the token: two teachers at one computer do not find each other's drafts. */
function userId(): string {
  try {
    const payload = (readToken()?.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { sub }: { sub?: unknown } = JSON.parse(atob(payload));
    return typeof sub === 'string' ? sub : '';
  } catch {
    return '';
  }
}

const nameOf = (templateId: string): string => `game-draft:${userId()}:${templateId}`;

export const readDraft = (templateId: string): KeptDraft | null => parseDraft(readStored(nameOf(templateId)));

export function keepDraft(templateId: string, kept: KeptDraft): void {
  writeStored(nameOf(templateId), JSON.stringify(kept));
}

export function dropDraft(templateId: string): void {
  writeStored(nameOf(templateId), null);
}
