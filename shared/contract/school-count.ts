import { z } from 'zod';
import { SCHOOL_NAME_MAX } from '#shared/domain/limits.ts';
import { requiredText } from '#shared/rules/fields.ts';
import { GAME, leadGame, manageGames } from './endpoint-group.ts';
import { classField, id, wholeNumber } from './fields.ts';

const schoolCount = z.object({ _id: id, code: z.string(), name: z.string(), endsAt: z.string() });
export type SchoolCount = z.output<typeof schoolCount>;

const totals = z.object({ classes: z.number(), votes: z.number() });
export type SchoolCountTotals = z.output<typeof totals>;

/** The results of a count, about no single class, teacher or game. */
const schoolCountResults = schoolCount.omit({ code: true }).extend({
  ...totals.shape,
  /** Null until there are enough classes and votes; then they move by two classes at a time, and at the end. */
  blank: z.number().nullable(),
  results: z
    .array(z.object({ party: id, name: z.string(), votes: z.number(), percentage: z.number(), seats: z.number() }))
    .nullable(),
});
export type SchoolCountResults = z.output<typeof schoolCountResults>;

export const schoolCountEndpoints = {
  create: manageGames.make('school_counts', 'Makes a count for the ballots of several classes', {
    body: z.object({ name: classField(requiredText(SCHOOL_NAME_MAX)) }),
    reply: schoolCount,
  }),
  list: manageGames.get('school_counts', 'One’s own counts, and those to which one added a class, newest first', {
    reply: z.array(schoolCount),
  }),
  read: manageGames.get('school_counts/:schoolCode', 'What the classes of a count chose together', {
    limits: ['unknownSchoolCodePerUser'],
    reply: schoolCountResults,
  }),
  remove: manageGames.remove('school_counts/:id', 'Deletes a count that one made'),
  add: leadGame.post(`${GAME}/ballot/count`, 'Adds a closed ballot to a school’s count, once', {
    limits: ['unknownSchoolCodePerUser'],
    body: z.object({ schoolCode: z.string().min(1, 'REQUIRED'), round: wholeNumber }),
    reply: totals,
  }),
};
