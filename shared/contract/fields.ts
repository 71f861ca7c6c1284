// The field types that schemas are made of, and how a failed one is named on the wire.
import { z } from 'zod';
import { lengthOf, NAME_MAX, TEXT_MAX } from '#shared/domain/limits.ts';
import { FIELD_CODES, type FieldCode } from './errors.ts';

/** Text of at most `max` code points, trimmed; `NUL` is refused because PostgreSQL cannot store it. */
const text = (max: number) =>
  z
    .string()
    .trim()
    .refine((value) => lengthOf(value) <= max, { error: 'TOO_LONG', abort: true })
    .refine((value) => !value.includes('\0'), 'INVALID_VALUE');

/** Text that must not be empty after trimming. */
export const requiredText = (max: number = NAME_MAX) =>
  text(max).refine((value) => value !== '', { error: 'REQUIRED', abort: true });

/** Text that may be empty, null or absent: all the same, an empty string. */
export const optionalText = (max: number = TEXT_MAX) =>
  text(max)
    .nullish()
    .transform((value) => value ?? '');

export const id = z.uuid('INVALID_VALUE');

const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+$/;
/** `text@text` without blanks. */
export const email = requiredText(254).refine((value) => EMAIL_SHAPE.test(value), 'INVALID_EMAIL');

export const color = z
  .string()
  .trim()
  .regex(/^#[0-9a-f]{6}$/i, 'INVALID_VALUE')
  .transform((value) => value.toLowerCase());

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** A number for sorting; forms send it as text. */
export const order = z
  .union([z.number(), z.string()], { error: ({ input }) => (isMissing(input) ? 'REQUIRED' : 'NOT_A_NUMBER') })
  .refine((value) => !isMissing(value), { error: 'REQUIRED', abort: true })
  .transform(Number)
  .refine(Number.isFinite, 'NOT_A_NUMBER');

/** An https address, or empty. */
export const httpsAddress = optionalText(2_000).refine(
  (value) => value === '' || (URL.canParse(value) && new URL(value).protocol === 'https:'),
  { error: 'INVALID_VALUE', abort: true },
);

/** An http or https address, or empty. */
export const webAddress = optionalText(2_000).refine(
  (value) => value === '' || (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)),
  'INVALID_VALUE',
);

const isFieldCode = (text: string): text is FieldCode => (FIELD_CODES as readonly string[]).includes(text);

function codeOf(issue: z.core.$ZodIssue): FieldCode {
  if (isFieldCode(issue.message)) return issue.message;
  const missing = 'input' in issue && (issue.input === undefined || issue.input === null || issue.input === '');
  if (issue.code === 'invalid_type' && missing) return 'REQUIRED';
  if (issue.code === 'invalid_value' && missing) return 'REQUIRED';
  if (issue.code === 'invalid_type' && issue.expected === 'number') return 'NOT_A_NUMBER';
  if (issue.code === 'too_big') return 'TOO_LONG';
  if (issue.code === 'too_small') return issue.minimum === 1 ? 'REQUIRED' : 'TOO_SHORT';
  return 'INVALID_VALUE';
}

/** The failed fields by dotted name, each with its first fault. Parse with `reportInput: true`, so that a missing field is told from a wrong one. */
export function fieldCodes(error: z.core.$ZodError): Record<string, FieldCode> {
  const fields = new Map<string, FieldCode>();
  for (const issue of error.issues) {
    const name = issue.path.map(String).join('.');
    if (!fields.has(name)) fields.set(name, codeOf(issue));
  }
  return Object.fromEntries(fields);
}
