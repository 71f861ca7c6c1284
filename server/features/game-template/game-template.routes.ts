// The calls about a teacher's game templates.

import { AppError } from '#server/app-error.ts';
import { findTemplates, removeTemplate, type StoredTemplate } from '#server/data/game-templates.ts';
import type { Deps } from '#server/deps.ts';
import type { Mount } from '#server/http/mount.ts';
import { presentTemplate } from '#server/present/game-template.ts';
import { gameTemplateEndpoints } from '#shared/contract/game-template.ts';
import { changeTemplate, createTemplate } from './game-template.service.ts';

export function gameTemplateRoutes(mount: Mount, { db }: Deps): void {
  /** Finds one of the caller's own; those of other users do not exist for them. */
  const load = async (asked: { params: { id: string }; actor: { userId: string } }): Promise<StoredTemplate> => {
    const [template] = await findTemplates(db, asked.actor.userId, asked.params.id);
    if (template === undefined) throw new AppError('NOT_FOUND');
    return template;
  };

  mount(gameTemplateEndpoints.list, {
    handle: async ({ actor }) => (await findTemplates(db, actor.userId)).map(presentTemplate),
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
    handle: async ({ target }) => {
      await removeTemplate(db, target.id);
      return undefined;
    },
  });
}
