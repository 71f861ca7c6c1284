import type { z } from 'zod';
import { invalid } from '#server/app-error.ts';
import { isMissing } from '#shared/contract/fields.ts';
import { FIELD_CODES, type FieldCode } from '#shared/rules/field-codes.ts';

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

/** Returns the failed fields by dotted name, with their first issue. */
function fieldErrors(error: z.core.$ZodError): Record<string, FieldCode> {
  const fields = new Map<string, FieldCode>();
  for (const issue of error.issues) {
    const name = issue.path.map(String).join('.');
    if (!fields.has(name)) fields.set(name, codeOf(issue));
  }
  return Object.fromEntries(fields);
}

/**
 * The sent values, as parsed by the schema. Throws 422 with the wrong fields, by the names under which they were sent.
 */
export function validated<S extends z.ZodType>(
  schema: S,
  sent: unknown,
  fieldName: (field: string) => string = (field) => field,
): z.output<S> {
  const parsed = schema.safeParse(sent, { reportInput: true });
  if (parsed.success) return parsed.data;
  const codes = Object.entries(fieldErrors(parsed.error));
  throw invalid(Object.fromEntries(codes.map(([field, code]) => [fieldName(field), code])));
}
