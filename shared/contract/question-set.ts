import { z } from 'zod';
import type { StatementWord } from '#shared/domain/statement-words.ts';
import {
  LIST_MAX,
  optionRules,
  partyOpinionRules,
  questionSetRules,
  statementRules,
  wordRules,
} from '#shared/rules/question-set.ts';
import { endpoint } from './endpoint.ts';
import { byId, color, field, id, knownId, optionalField, order } from './fields.ts';
import { party } from './party.ts';

const opinionOption = z.object({ opinion: z.string(), order: z.number(), color: z.string() });
export const statement = z.object({ _id: id, description: z.string(), opinionOptions: z.array(opinionOption) });
export type Statement = z.output<typeof statement>;

/** Empty if there is none. */
const words = { plain: z.string(), background: z.string(), talk: z.string() } satisfies Record<
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

const questionSetSummary = z.object({
  _id: id,
  name: z.string(),
  description: z.string(),
  published: z.boolean(),
  offered: z.boolean(),
  version: z.number(),
  statements: z.number(),
});
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
});
const parts = {
  ...about,
  opinionOptions: z.array(option).max(LIST_MAX.opinionOptions),
  statements: z.array(statementForm).max(LIST_MAX.statements),
  parties: z.array(knownId).max(LIST_MAX.parties),
  partyOpinions: z
    .array(
      z.object({
        statementId: knownId,
        partyId: knownId,
        opinion: z
          .string()
          .nullish()
          .transform((value) => value || null),
        comment: optionalField(partyOpinionRules.comment),
      }),
    )
    .max(LIST_MAX.statements * LIST_MAX.parties),
};
const questionSetForm = z.object({
  ...about,
  opinionOptions: parts.opinionOptions.default([]),
  statements: parts.statements.default([]),
  parties: parts.parties.default([]),
  partyOpinions: parts.partyOpinions.default([]),
});
const questionSetChange = z.object(parts).partial().extend({ version: z.number().int().optional() });

/** The version to publish; CHANGED_MEANWHILE if another one is stored. */
const publication = z.object({ version: z.coerce.number().int().optional() });

const importForm = z.object({ ...about, json: z.string().optional(), csv: z.string().optional() });
const oneSet = { params: byId, reply: questionSet } as const;

export const questionSetEndpoints = {
  list: endpoint({
    method: 'GET',
    path: 'question_sets',
    access: 'readPublishedQuestionSets',
    limits: 'none',
    summary: 'Question sets, by name; with mode=teacher only those that can be chosen for a new game',
    query: z.object({ mode: z.literal('teacher').optional() }),
    reply: z.array(questionSetSummary),
  }),
  read: endpoint({
    method: 'GET',
    path: 'question_sets/:id',
    access: 'readPublishedQuestionSets',
    limits: 'none',
    summary: 'A whole question set',
    ...oneSet,
  }),
  details: endpoint({
    method: 'GET',
    path: 'question_sets/:id/details',
    access: 'readPublishedQuestionSets',
    limits: 'none',
    summary: 'A whole question set',
    ...oneSet,
  }),
  create: endpoint({
    method: 'POST',
    path: 'question_sets',
    access: 'manageQuestionSets',
    limits: 'none',
    summary: 'Makes a question set',
    body: questionSetForm.extend({ withId: id.optional() }),
    status: 201,
    reply: questionSet,
  }),
  update: endpoint({
    method: 'PATCH',
    path: 'question_sets/:id',
    access: 'manageQuestionSets',
    limits: 'none',
    summary: 'Changes an unpublished question set; lists are replaced whole',
    body: questionSetChange,
    ...oneSet,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: 'question_sets/:id',
    access: 'manageQuestionSets',
    limits: 'none',
    summary: 'Deletes an unpublished question set',
    params: byId,
    reply: null,
  }),
  publish: endpoint({
    method: 'POST',
    path: 'question_sets/:id/publish',
    access: 'manageQuestionSets',
    limits: 'none',
    summary: 'Publishes a complete question set for good',
    query: publication,
    ...oneSet,
  }),
  copy: endpoint({
    method: 'POST',
    path: 'question_sets/:id/copy',
    access: 'manageQuestionSets',
    limits: 'none',
    summary: 'Makes an unpublished copy',
    params: byId,
    query: z.object({ withId: id.optional() }),
    status: 201,
    reply: questionSet,
  }),
  offer: endpoint({
    method: 'POST',
    path: 'question_sets/:id/offered',
    access: 'manageQuestionSets',
    limits: 'none',
    summary: 'Lets teachers choose it for a new game, or not any more; games that have it go on',
    params: byId,
    body: z.object({ offered: z.boolean() }),
    reply: questionSet,
  }),
  import: endpoint({
    method: 'POST',
    path: 'question_sets/import',
    access: 'manageQuestionSets',
    limits: 'none',
    summary: 'Makes a question set from a JSON or CSV file’s text',
    body: importForm.extend({ withId: id.optional() }),
    form: 'questionSet',
    status: 201,
    reply: z.object({ _id: id }),
  }),
};
