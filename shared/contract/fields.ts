import { z } from 'zod';
import { FIELD_CODES, type FieldCode } from '#shared/rules/field-codes.ts';
import * as rules from '#shared/rules/fields.ts';

/** Returns the check of a schema for a rule. */
export const checkBy = (rule: rules.Rule) => (value: string | number, context: z.core.$RefinementCtx) => {
  const code = rule(String(value));
  if (code !== null) context.addIssue({ code: 'custom', message: code });
};

/** A trimmed text that obeys the rule. */
export const field = (rule: rules.Rule) => z.string().trim().superRefine(checkBy(rule));

/** The same; null or absent is an empty text. */
export const optionalField = (rule: rules.Rule) =>
  field(rule)
    .nullish()
    .transform((value) => value ?? '');

/** Rich text as it was sent. It is no text that could be stored, until it is sanitised. */
export class UntrustedHtml {
  readonly sent: string;
  constructor(sent: string) {
    this.sent = sent;
  }
}

/** Rich text that obeys the rule; null or absent is an empty text. */
export const richText = (rule: rules.Rule) => optionalField(rule).transform((value) => new UntrustedHtml(value));

export const requiredText = (max?: number) => field(rules.requiredText(max));
export const optionalText = (max?: number) => optionalField(rules.optionalText(max));
export const email = field(rules.email);
export const color = field(rules.color).transform((value) => value.toLowerCase());

const isMissing = (input: unknown): boolean => input === undefined || input === null || input === '';
const uuidElse = (code: FieldCode) => z.uuid({ error: ({ input }) => (isMissing(input) ? 'REQUIRED' : code) });
export const id = uuidElse('INVALID_VALUE');
/** The id of something that is there already: one that is no UUID is as unknown as any other. */
export const knownId = uuidElse('UNKNOWN');

// What a path names.
export const byId = z.object({ id });
export const bySession = z.object({ sessionId: id });
export const byCode = z.object({ code: z.string() });
export const byStatement = byCode.extend({ statementId: id });

/** Absent is null. */
export const orNull = <S extends z.ZodType>(schema: S) => schema.nullish().transform((value) => value ?? null);

/** A number to sort by; forms send it as text. */
export const order = z
  .union([z.number(), z.string()], { error: ({ input }) => (input == null ? 'REQUIRED' : 'NOT_A_NUMBER') })
  .superRefine(checkBy(rules.order))
  .transform((value) => rules.parseOrder(String(value)));

const isFieldCode = (text: string): text is FieldCode => (FIELD_CODES as readonly string[]).includes(text);

function codeOf(issue: z.core.$ZodIssue): FieldCode {
  if (isFieldCode(issue.message)) return issue.message;
  const missing = 'input' in issue && isMissing(issue.input);
  if (issue.code === 'invalid_type' && missing) return 'REQUIRED';
  if (issue.code === 'invalid_value' && missing) return 'REQUIRED';
  if (issue.code === 'invalid_type' && issue.expected === 'number') return 'NOT_A_NUMBER';
  if (issue.code === 'too_big') return 'TOO_LONG';
  if (issue.code === 'too_small') return issue.minimum === 1 ? 'REQUIRED' : 'TOO_SHORT';
  return 'INVALID_VALUE';
}

/** Returns the failed fields by dotted name, each with its first issue. Parse with `reportInput: true`: it tells a missing field from a wrong one. */
export function fieldErrors(error: z.core.$ZodError): Record<string, FieldCode> {
  const fields = new Map<string, FieldCode>();
  for (const issue of error.issues) {
    const name = issue.path.map(String).join('.');
    if (!fields.has(name)) fields.set(name, codeOf(issue));
  }
  return Object.fromEntries(fields);
}
