import { z } from 'zod';
import { SETTINGS } from '#shared/domain/game-settings.ts';
import { GAME_TYPES } from '#shared/domain/voting-session.ts';
import { endpoint } from './endpoint.ts';
import { id, requiredText } from './fields.ts';

const setting = z.enum(SETTINGS.map(({ name }) => name));

export const gameTemplate = z.object({
  _id: id,
  name: z.string(),
  type: z.enum(GAME_TYPES),
  questionSet: id,
  statements: z.array(id),
  parties: z.array(id),
  settings: z.array(setting),
  updatedAt: z.string(),
});
export type GameTemplate = z.output<typeof gameTemplate>;

/** A wrong setting is an error of the list, not of its n-th entry. */
const knownSettings = z
  .array(z.string())
  .refine((names) => names.every((name) => setting.safeParse(name).success), 'INVALID_VALUE')
  .pipe(z.array(setting));

const gameTemplateForm = z.object({
  name: requiredText(),
  type: z.enum(GAME_TYPES),
  questionSet: id,
  statements: z.array(id).min(1, 'REQUIRED'),
  parties: z.array(id).min(1, 'REQUIRED'),
  settings: knownSettings.default([]),
});
const change = z.object({
  name: requiredText().optional(),
  type: z.enum(GAME_TYPES).optional(),
  questionSet: id.optional(),
  statements: z.array(id).min(1, 'REQUIRED').optional(),
  parties: z.array(id).min(1, 'REQUIRED').optional(),
  settings: knownSettings.optional(),
  /** `updatedAt` of what was changed; CHANGED_MEANWHILE if it was changed again since. */
  replaces: z.string().optional(),
});
const one = z.object({ id });

export const gameTemplateEndpoints = {
  list: endpoint({
    method: 'GET',
    path: 'game_templates',
    access: 'manageGames',
    summary: 'One’s own game templates, newest change first',
    status: 200,
    reply: z.array(gameTemplate),
  }),
  read: endpoint({
    method: 'GET',
    path: 'game_templates/:id',
    access: 'manageGames',
    summary: 'One of one’s own game templates',
    params: one,
    status: 200,
    reply: gameTemplate,
  }),
  create: endpoint({
    method: 'POST',
    path: 'game_templates',
    access: 'manageGames',
    summary: 'Makes a game template',
    body: gameTemplateForm,
    status: 201,
    reply: gameTemplate,
  }),
  update: endpoint({
    method: 'PATCH',
    path: 'game_templates/:id',
    access: 'manageGames',
    summary: 'Changes a game template',
    params: one,
    body: change,
    status: 200,
    reply: gameTemplate,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: 'game_templates/:id',
    access: 'manageGames',
    summary: 'Deletes a game template',
    params: one,
    status: 204,
    reply: null,
  }),
};
