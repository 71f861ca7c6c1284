import type { OwnTemplate, StoredTemplate } from '#server/data/game/game-templates.ts';
import type { PlayedSetContent } from '#server/data/game/session-setup.ts';
import type { Schema } from '#server/db/schema.ts';
import type { GameTemplate, LinkedGameTemplate, LinkedSheet, ListedTemplate } from '#shared/contract/game-template.ts';
import { settingsIn } from '#shared/domain/game-settings.ts';
import { compareNames } from '#shared/domain/matching.ts';

export const presentTemplate = (template: OwnTemplate): GameTemplate => ({
  _id: template.id,
  name: template.name,
  classLabel: template.class_label,
  type: template.type,
  questionSet: template.question_set_id,
  statements: template.statements,
  ownStatements: template.ownStatements,
  parties: template.parties,
  settings: settingsIn(template.settings),
  notes: template.notes,
  updatedAt: template.updated_at,
  version: template.version,
  linked: template.linked,
  fromColleague: template.from_colleague === 1,
});

/** In the list of all templates; one without notes says nothing of them. */
export function presentInList(template: OwnTemplate): ListedTemplate {
  const { notes, ...presented } = presentTemplate(template);
  return notes.length === 0 ? presented : { ...presented, notes };
}

/** The preview of a link, before the copy is made; without the game's owner. */
export const presentLinkedTemplate = (template: StoredTemplate & { question_set: string }): LinkedGameTemplate => ({
  name: template.name,
  type: template.type,
  questionSet: { _id: template.question_set_id, name: template.question_set },
  statements: template.statements.length,
  parties: template.parties.length,
  settings: settingsIn(template.settings),
});

/** The same for the plan of the lesson, with `content` about its statements, and `partyRows` of its parties. */
export const presentLinkedSheet = (
  template: Pick<StoredTemplate, 'statements' | 'ownStatements' | 'parties'>,
  content: PlayedSetContent,
  partyRows: readonly Pick<Schema['parties'], 'id' | 'name'>[],
): LinkedSheet => ({
  statements: template.statements.flatMap((id): LinkedSheet['statements'] => {
    const own = template.ownStatements.find(({ _id }) => _id === id);
    if (own !== undefined) {
      const { description, opinions } = own;
      const words = { plain: '', background: '', talk: '' };
      return [{ _id: id, description, opinions: opinions ?? content.opinions, own: true, ...words }];
    }
    const statement = content.statements.get(id);
    if (statement === undefined) return [];
    const { _id, description, opinionOptions, plain, background, talk } = statement;
    const opinions = opinionOptions.map(({ opinion }) => opinion);
    return [{ _id, description, opinions, own: false, plain, background, talk }];
  }),
  parties: partyRows
    .filter(({ id }) => template.parties.includes(id))
    .map(({ id, name }) => ({ _id: id, name }))
    .sort(compareNames),
});
