// What a teacher sees of their game template.

import type { StoredTemplate } from '#server/data/game-templates.ts';
import type { GameTemplate } from '#shared/contract/game-template.ts';
import { settingsIn } from '#shared/domain/game-settings.ts';

export const presentTemplate = (template: StoredTemplate): GameTemplate => ({
  _id: template.id,
  name: template.name,
  type: template.type,
  questionSet: template.question_set_id,
  statements: template.statements,
  parties: template.parties,
  settings: settingsIn(template.settings),
  updatedAt: template.updated_at,
});
