import type { OwnTemplate, StoredTemplate } from '#server/data/game-templates.ts';
import type { GameTemplate, LinkedGameTemplate } from '#shared/contract/game-template.ts';
import { settingsIn } from '#shared/domain/game-settings.ts';

export const presentTemplate = (template: OwnTemplate): GameTemplate => ({
  _id: template.id,
  name: template.name,
  classLabel: template.class_label,
  type: template.type,
  questionSet: template.question_set_id,
  statements: template.statements,
  parties: template.parties,
  settings: settingsIn(template.settings),
  updatedAt: template.updated_at,
  linked: template.linked,
  fromColleague: template.from_colleague === 1,
});

/** The preview of a link, before the copy is made; without the game's owner. */
export const presentLinkedTemplate = (template: StoredTemplate & { question_set: string }): LinkedGameTemplate => ({
  name: template.name,
  type: template.type,
  questionSet: { _id: template.question_set_id, name: template.question_set },
  statements: template.statements.length,
  parties: template.parties.length,
  settings: settingsIn(template.settings),
});
