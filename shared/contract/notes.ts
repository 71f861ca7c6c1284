import { z } from 'zod';
import { NOTE_MAX, STATEMENTS_MAX } from '#shared/domain/limits.ts';
import { optionalText } from '#shared/rules/fields.ts';
import { field, id, knownId } from './fields.ts';

/** What a teacher notes for themselves at statements; read by nobody else. */
export const notes = z.array(z.object({ statementId: id, text: z.string() }));

/** The whole list; an empty text is no note. */
export const notesForm = z
  .array(z.object({ statementId: knownId, text: field(optionalText(NOTE_MAX)) }))
  .max(2 * STATEMENTS_MAX);
