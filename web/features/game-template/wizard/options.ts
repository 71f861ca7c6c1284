// The settings that are switched on or off; the tempo is a choice of its own.
import type { GameSetting } from '#shared/domain/voting-session.ts';

export const SWITCHES = [
  'own_arguments',
  'skip_questions',
  'show_difficult_words',
  'show_party_arguments',
] as const satisfies readonly GameSetting[];
