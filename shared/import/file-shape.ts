import { z } from 'zod';
import type { ImportErrorLocation } from './import-error.ts';

const optionalText = z.string().nullish();
/** Characters of `#rgb`, which stands for `#rrggbb`. */
const SHORT_COLOR = 4;

/** An import file before its rules are checked: JSON is parsed with it, CSV is converted to it. */
export const fileShape = z.object({
  parties: z.array(z.object({ partyLong: z.string(), partyDescription: optionalText })),
  answerOptions: z.array(
    z.object({
      order: z.number(),
      label: z.string(),
      color: z
        .string()
        .trim()
        .regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i)
        .transform((color) => (color.length === SHORT_COLOR ? color.replace(/[0-9a-f]/gi, '$&$&') : color)),
    }),
  ),
  statements: z.array(
    z.object({
      statementLong: z.string(),
      plain: optionalText,
      background: optionalText,
      talk: optionalText,
      drawing: optionalText,
      answers: z.array(z.object({ partyLong: z.string(), answer: optionalText, explanation: optionalText })),
    }),
  ),
});

export type FileShape = z.infer<typeof fileShape>;
export type FilePath = readonly (string | number)[];
/** Returns where a path of the shape is in the file. */
export type Locate = (path: FilePath) => ImportErrorLocation;
