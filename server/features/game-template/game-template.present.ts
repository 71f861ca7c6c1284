// What a teacher sees of their game template.
import { fromFlag } from '#server/db/flag.ts';
import type { GameTemplate } from '#shared/contract/game-template.ts';
import { GAME_SETTINGS } from '#shared/domain/voting-session.ts';
import type { StoredTemplate } from './game-template.store.ts';

export const presentTemplate = (template: StoredTemplate): GameTemplate => ({
  _id: template.id,
  name: template.name,
  type: template.type,
  questionSet: template.question_set_id,
  statements: template.statements,
  parties: template.parties,
  settings: GAME_SETTINGS.filter((setting) => fromFlag(template[setting])),
  updatedAt: template.updated_at,
});
