import { found } from '#server/app-error.ts';
import { findLinkedTemplate, findOrInsertLink, removeLink } from '#server/data/game/game-template-links.ts';
import { findTemplates, type OwnTemplate, removeTemplate } from '#server/data/game/game-templates.ts';
import { findQuestionSetContent } from '#server/data/game/session-setup.ts';
import { findPartiesOfSet } from '#server/data/office/question-sets.ts';
import type { Deps } from '#server/deps.ts';
import type { Mount } from '#server/http/mount.ts';
import {
  presentInList,
  presentLinkedSheet,
  presentLinkedTemplate,
  presentTemplate,
} from '#server/present/game/game-template.ts';
import { gameTemplateEndpoints } from '#shared/contract/game-template.ts';
import { changeTemplate, copyTemplate, createTemplate } from './game-template.service.ts';

export function gameTemplateRoutes(mount: Mount, { db, publicUrl }: Deps): void {
  /** Finds one of the caller's own; those of other users do not exist for them. */
  const load = async (asked: { params: { id: string }; actor: { userId: string } }): Promise<OwnTemplate> => {
    const [template] = await findTemplates(db, asked.actor.userId, asked.params.id);
    return found(template);
  };

  mount(gameTemplateEndpoints.list, {
    handle: async ({ actor }) => (await findTemplates(db, actor.userId)).map(presentInList),
  });
  mount(gameTemplateEndpoints.read, { load, handle: async ({ target }) => presentTemplate(target) });
  mount(gameTemplateEndpoints.create, {
    handle: async ({ actor, body }) => presentTemplate(await createTemplate(db, actor.userId, body)),
  });
  mount(gameTemplateEndpoints.update, {
    load,
    handle: async ({ target, body }) => presentTemplate(await changeTemplate(db, target, body)),
  });
  mount(gameTemplateEndpoints.remove, {
    load,
    handle: ({ target }) => removeTemplate(db, target.id),
  });

  const loadLinked = async ({ params }: { params: { token: string } }) =>
    found(await findLinkedTemplate(db, params.token));
  mount(gameTemplateEndpoints.link, {
    load,
    handle: async ({ target }) => {
      const token = await findOrInsertLink(db, target.id);
      return { token, url: `${publicUrl()}/teacher/games/link/${token}` };
    },
  });
  mount(gameTemplateEndpoints.removeLink, {
    load,
    handle: ({ target }) => removeLink(db, target.id),
  });
  mount(gameTemplateEndpoints.readLinked, {
    load: loadLinked,
    handle: async ({ target }) => presentLinkedTemplate(target),
  });
  mount(gameTemplateEndpoints.readLinkedSheet, {
    load: loadLinked,
    handle: async ({ target }) =>
      presentLinkedSheet(
        target,
        await findQuestionSetContent(db, target.question_set_id),
        await findPartiesOfSet(db, target.question_set_id),
      ),
  });
  mount(gameTemplateEndpoints.copyLinked, {
    load: loadLinked,
    handle: async ({ actor, target, query }) =>
      presentTemplate(await copyTemplate(db, actor.userId, target, query.withId)),
  });
}
