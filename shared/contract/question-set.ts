import { z } from 'zod';
import { DRAWINGS } from '#shared/domain/drawings.ts';
import type { StatementWord } from '#shared/domain/statement-words.ts';
import {
  LIST_MAX,
  optionRules,
  partyOpinionRules,
  questionSetRules,
  statementRules,
  wordRules,
} from '#shared/rules/question-set.ts';
import { manageQuestionSets, readPublishedQuestionSets } from './endpoint-group.ts';
import { changeOf, color, created, field, id, knownId, MIB, optionalField, order, orNull } from './fields.ts';
import { party } from './party.ts';

const opinionOption = z.object({ opinion: z.string(), order: z.number(), color: z.string() });
export const statement = z.object({
  _id: id,
  description: z.string(),
  drawing: z.enum(DRAWINGS).nullable(),
  opinionOptions: z.array(opinionOption),
});
export type Statement = z.output<typeof statement>;

/** Empty if there is none. */
export const words = { plain: z.string(), background: z.string(), talk: z.string() } satisfies Record<
  StatementWord,
  z.ZodType
>;

export const questionSet = z.object({
  _id: id,
  name: z.string(),
  description: z.string(),
  published: z.boolean(),
  /** Whether teachers can choose it for a new game, once it is published. */
  offered: z.boolean(),
  /** Grows with every save; a change contains the version that it was made from. */
  version: z.number(),
  opinionOptions: z.array(opinionOption.extend({ _id: id })),
  statements: z.array(statement.extend(words)),
  parties: z.array(party),
  partyOpinions: z.array(
    z.object({ statementId: id, partyId: id, opinion: z.string().nullable(), comment: z.string() }),
  ),
});
export type QuestionSet = z.output<typeof questionSet>;

const questionSetSummary = questionSet
  .pick({ _id: true, name: true, description: true, published: true, offered: true, version: true })
  .extend({ statements: z.number() });
export type QuestionSetSummary = z.output<typeof questionSetSummary>;

const about = {
  name: field(questionSetRules.name),
  description: optionalField(questionSetRules.description),
};
const option = z.object({ _id: id.optional(), opinion: field(optionRules.opinion), color, order });
const statementForm = z.object({
  _id: id.optional(),
  description: field(statementRules.description),
  plain: optionalField(wordRules.plain),
  background: optionalField(wordRules.background),
  talk: optionalField(wordRules.talk),
  drawing: orNull(z.enum(DRAWINGS, 'UNKNOWN')),
});
const questionSetForm = z.object({
  ...about,
  opinionOptions: z.array(option).max(LIST_MAX.opinionOptions).default([]),
  statements: z.array(statementForm).max(LIST_MAX.statements).default([]),
  parties: z.array(knownId).max(LIST_MAX.parties).default([]),
  partyOpinions: z
    .array(
      z.object({
        statementId: knownId,
        partyId: knownId,
        opinion: orNull(z.string()).transform((opinion) => opinion || null),
        comment: optionalField(partyOpinionRules.comment),
      }),
    )
    .max(LIST_MAX.statements * LIST_MAX.parties)
    .default([]),
});

const importForm = z.object({ ...about, json: z.string().optional(), csv: z.string().optional() });
/** Bytes: more than the largest set that the limits allow in practice. */
const SET_BYTES_MAX = 24 * MIB;

export const questionSetEndpoints = {
  list: readPublishedQuestionSets.get(
    'question_sets',
    'Question sets, by name; with mode=teacher only those that can be chosen for a new game',
    { query: z.object({ mode: z.literal('teacher').optional() }), reply: z.array(questionSetSummary) },
  ),
  drawings: readPublishedQuestionSets.get('question_sets/drawings', 'What a statement may have a drawing of', {
    reply: z.array(z.enum(DRAWINGS)),
  }),
  read: readPublishedQuestionSets.get('question_sets/:id', 'A whole question set', { reply: questionSet }),
  details: readPublishedQuestionSets.get('question_sets/:id/details', 'A whole question set', { reply: questionSet }),
  create: manageQuestionSets.make('question_sets', 'Makes a question set', {
    body: questionSetForm.extend(created),
    bodyMax: SET_BYTES_MAX,
    reply: questionSet,
  }),
  update: manageQuestionSets.patch(
    'question_sets/:id',
    'Changes an unpublished question set; lists are replaced whole',
    { body: changeOf(questionSetForm), bodyMax: SET_BYTES_MAX, reply: questionSet },
  ),
  remove: manageQuestionSets.remove('question_sets/:id', 'Deletes an unpublished question set'),
  publish: manageQuestionSets.post('question_sets/:id/publish', 'Publishes a complete question set for good', {
    query: z.object({ version: z.coerce.number().int().optional() }),
    reply: questionSet,
  }),
  copy: manageQuestionSets.make('question_sets/:id/copy', 'Makes an unpublished copy', {
    query: z.object(created),
    reply: questionSet,
  }),
  offer: manageQuestionSets.post(
    'question_sets/:id/offered',
    'Lets teachers choose it for a new game, or not any more; games that have it go on',
    { body: z.object({ offered: z.boolean() }), reply: questionSet },
  ),
  import: manageQuestionSets.make('question_sets/import', 'Makes a question set from a JSON or CSV file’s text', {
    body: importForm.extend(created),
    bodyMax: SET_BYTES_MAX,
    form: 'questionSet',
    reply: z.object({ _id: id }),
  }),
};
