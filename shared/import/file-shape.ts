// The shape of an import file, before its rules: JSON is checked against it, CSV is turned into it.
import { z } from 'zod';
import type { FaultPlace } from './fault.ts';

const optionalText = z.string().nullish();

export const fileShape = z.object({
  parties: z.array(z.object({ partyLong: z.string(), partyDescription: optionalText })),
  answerOptions: z.array(
    z.object({
      order: z.number(),
      label: z.string(),
      color: z
        .string()
        .trim()
        .regex(/^#[0-9a-f]{6}$/i),
    }),
  ),
  statements: z.array(
    z.object({
      statementLong: z.string(),
      answers: z.array(z.object({ partyLong: z.string(), answer: optionalText, explanation: optionalText })),
    }),
  ),
});

export type FileShape = z.infer<typeof fileShape>;
export type FilePath = readonly (string | number)[];
/** Takes a place in the shape, gives where that is in the file. */
export type Locate = (path: FilePath) => FaultPlace;
