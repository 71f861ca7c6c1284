import { z } from 'zod';
import { SETTINGS } from '#shared/domain/game-settings.ts';
import { CLASS_LABEL_MAX, NOTE_MAX, OWN_STATEMENTS_MAX, STATEMENTS_MAX } from '#shared/domain/limits.ts';
import { GAME_TYPES } from '#shared/domain/voting-session.ts';
import { optionalText, requiredText } from '#shared/rules/fields.ts';
import { manageGames } from './endpoint-group.ts';
import { changeOf, classField, created, field, id, knownId } from './fields.ts';
import { ownStatement, ownStatementForm } from './own-statement.ts';
import { words } from './question-set.ts';

export const setting = z.enum(SETTINGS.map(({ name }) => name));

/** A teacher's notes on statements, which nobody else reads. */
export const notes = z.array(z.object({ statementId: id, text: z.string() }));

/** The whole list; an empty text removes a note. */
export const notesForm = z
  .array(z.object({ statementId: knownId, text: field(optionalText(NOTE_MAX)) }))
  .max(2 * STATEMENTS_MAX);

/** The teacher's name for the class. */
export const classLabel = classField(optionalText(CLASS_LABEL_MAX));

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
  notes,
  updatedAt: z.string(),
  version: z.number(),
  /** Whether a link gives it to colleagues. */
  linked: z.boolean(),
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

/** The plan of the lesson behind a link, without its owner's notes. */
const linkedSheet = z.object({
  /** In the order of play, each with its options. */
  statements: z.array(
    z.object({ _id: id, description: z.string(), opinions: z.array(z.string()), own: z.boolean(), ...words }),
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

/** Ids of parts of the question set. Anything else, an id or not, is an error of the list. */
const namedIds = z.array(z.string()).min(1, 'REQUIRED');

export const gameTemplateForm = z.object({
  name: classField(requiredText()),
  classLabel: classLabel.default(''),
  type: z.enum(GAME_TYPES),
  questionSet: knownId,
  statements: namedIds,
  ownStatements: ownStatements.default([]),
  parties: namedIds,
  settings: knownSettings.default([]),
  notes: notesForm.default([]),
});
export type GameTemplateForm = z.output<typeof gameTemplateForm>;
export const gameTemplateEndpoints = {
  list: manageGames.get('game_templates', 'One’s own game templates, newest change first', {
    reply: z.array(listedTemplate),
  }),
  read: manageGames.get('game_templates/:id', 'One of one’s own game templates', { reply: gameTemplate }),
  create: manageGames.make('game_templates', 'Makes a game template', {
    body: gameTemplateForm.extend(created),
    reply: gameTemplate,
  }),
  update: manageGames.patch('game_templates/:id', 'Changes a game template', {
    body: changeOf(gameTemplateForm),
    reply: gameTemplate,
  }),
  remove: manageGames.remove('game_templates/:id', 'Deletes a game template'),
  link: manageGames.post(
    'game_templates/:id/link',
    'The link that gives a game template to colleagues; the first call makes it',
    { reply: z.object({ token: z.string(), url: z.string() }) },
  ),
  removeLink: manageGames.remove('game_templates/:id/link', 'Takes the link of a game template back; copies stay'),
  readLinked: manageGames.get('game_template_links/:token', 'What the game template of a link holds now', {
    reply: linkedGameTemplate,
  }),
  readLinkedSheet: manageGames.get(
    'game_template_links/:token/sheet',
    'The statements of the game template of a link, with the words beside them',
    { reply: linkedSheet },
  ),
  copyLinked: manageGames.make('game_template_links/:token', 'Makes a copy of the game template of a link', {
    /** As of one that is made; here no body is asked for. */
    query: z.object(created),
    reply: gameTemplate,
  }),
};
