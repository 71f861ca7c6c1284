import { z } from 'zod';
import { SETTINGS } from '#shared/domain/game-settings.ts';
import { CLASS_LABEL_MAX, OWN_STATEMENTS_MAX } from '#shared/domain/limits.ts';
import { GAME_TYPES } from '#shared/domain/voting-session.ts';
import { optionalText } from '#shared/rules/fields.ts';
import { endpoint } from './endpoint.ts';
import { byId, field, id, knownId, requiredText } from './fields.ts';
import { notes, notesForm } from './notes.ts';
import { ownStatement, ownStatementForm } from './own-statement.ts';

const setting = z.enum(SETTINGS.map(({ name }) => name));

export const gameTemplate = z.object({
  _id: id,
  name: z.string(),
  classLabel: z.string(),
  type: z.enum(GAME_TYPES),
  questionSet: id,
  /** Ids of the question set's and own ones, in the order of play. */
  statements: z.array(id),
  ownStatements: z.array(ownStatement),
  parties: z.array(id),
  settings: z.array(setting),
  /** The teacher’s own notes at statements. */
  notes,
  updatedAt: z.string(),
  /** Whether a link gives it to colleagues. */
  linked: z.boolean(),
  /** Whether it is a copy of a colleague’s. */
  fromColleague: z.boolean(),
});
export type GameTemplate = z.output<typeof gameTemplate>;

/** In the list of all; one without notes says nothing of them. */
const listedTemplate = gameTemplate.extend({ notes: notes.optional() });
export type ListedTemplate = z.output<typeof listedTemplate>;

const linkedGameTemplate = gameTemplate.pick({ name: true, type: true, settings: true }).extend({
  questionSet: z.object({ _id: id, name: z.string() }),
  statements: z.number(),
  parties: z.number(),
});
export type LinkedGameTemplate = z.output<typeof linkedGameTemplate>;

/** What a preparation sheet says of the game of a link; its owner's notes are not in it. */
const linkedSheet = z.object({
  /** In the order of play, each with its options. */
  statements: z.array(
    z.object({
      _id: id,
      description: z.string(),
      opinions: z.array(z.string()),
      /** Whether the teacher wrote it. */
      own: z.boolean(),
      plain: z.string(),
      background: z.string(),
      talk: z.string(),
    }),
  ),
  parties: z.array(z.object({ _id: id, name: z.string() })),
});
export type LinkedSheet = z.output<typeof linkedSheet>;

/** A wrong setting is an error of the list, not of its n-th entry. */
const knownSettings = z
  .array(z.string())
  .refine((names) => names.every((name) => setting.safeParse(name).success), 'INVALID_VALUE')
  .pipe(z.array(setting));

/** A wrong id is an error of its statement. */
const ownStatements = z
  .array(ownStatementForm)
  .max(OWN_STATEMENTS_MAX)
  .superRefine((list, context) => {
    for (const [at, { _id }] of list.entries())
      if (list.findIndex((other) => other._id === _id) < at)
        context.addIssue({ code: 'custom', message: 'TAKEN', path: [at, '_id'] });
  });

/** Ids of what the question set has. Whatever is none of it, an id or not, is an error of the list. */
const namedIds = z.array(z.string()).min(1, 'REQUIRED');

const form = {
  name: requiredText(),
  classLabel: field(optionalText(CLASS_LABEL_MAX)),
  type: z.enum(GAME_TYPES),
  questionSet: knownId,
  statements: namedIds,
  ownStatements,
  parties: namedIds,
  settings: knownSettings,
  notes: notesForm,
};
const gameTemplateForm = z.object({
  ...form,
  classLabel: form.classLabel.default(''),
  ownStatements: ownStatements.default([]),
  settings: knownSettings.default([]),
  notes: notesForm.default([]),
});
const change = z
  .object(form)
  .partial()
  /** `updatedAt` of what was changed; CHANGED_MEANWHILE if it was changed again since. */
  .extend({ replaces: z.string().optional() });
const byToken = z.object({ token: z.string().regex(/^[\w-]{32}$/) });

export const gameTemplateEndpoints = {
  list: endpoint({
    method: 'GET',
    path: 'game_templates',
    access: 'manageGames',
    limits: 'none',
    summary: 'One’s own game templates, newest change first',
    reply: z.array(listedTemplate),
  }),
  read: endpoint({
    method: 'GET',
    path: 'game_templates/:id',
    access: 'manageGames',
    limits: 'none',
    summary: 'One of one’s own game templates',
    params: byId,
    reply: gameTemplate,
  }),
  create: endpoint({
    method: 'POST',
    path: 'game_templates',
    access: 'manageGames',
    limits: 'none',
    summary: 'Makes a game template',
    /** With an id that the client made, sending it again, because the reply was lost, makes no second one. */
    body: gameTemplateForm.extend({ withId: id.optional() }),
    status: 201,
    reply: gameTemplate,
  }),
  update: endpoint({
    method: 'PATCH',
    path: 'game_templates/:id',
    access: 'manageGames',
    limits: 'none',
    summary: 'Changes a game template',
    params: byId,
    body: change,
    reply: gameTemplate,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: 'game_templates/:id',
    access: 'manageGames',
    limits: 'none',
    summary: 'Deletes a game template',
    params: byId,
    reply: null,
  }),
  link: endpoint({
    method: 'POST',
    path: 'game_templates/:id/link',
    access: 'manageGames',
    limits: 'none',
    summary: 'The link that gives a game template to colleagues; the first call makes it',
    params: byId,
    reply: z.object({ token: z.string(), url: z.string() }),
  }),
  removeLink: endpoint({
    method: 'DELETE',
    path: 'game_templates/:id/link',
    access: 'manageGames',
    limits: 'none',
    summary: 'Takes the link of a game template back; copies stay',
    params: byId,
    reply: null,
  }),
  readLinked: endpoint({
    method: 'GET',
    path: 'game_template_links/:token',
    access: 'manageGames',
    limits: 'none',
    summary: 'What the game template of a link holds now',
    params: byToken,
    reply: linkedGameTemplate,
  }),
  readLinkedSheet: endpoint({
    method: 'GET',
    path: 'game_template_links/:token/sheet',
    access: 'manageGames',
    limits: 'none',
    summary: 'The statements of the game template of a link, with the words beside them',
    params: byToken,
    reply: linkedSheet,
  }),
  copyLinked: endpoint({
    method: 'POST',
    path: 'game_template_links/:token',
    access: 'manageGames',
    limits: 'none',
    summary: 'Makes a copy of the game template of a link',
    params: byToken,
    /** As of one that is made; here no body is asked for. */
    query: z.object({ withId: id.optional() }),
    status: 201,
    reply: gameTemplate,
  }),
};
