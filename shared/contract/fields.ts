import { z } from 'zod';
import { shortened } from '#shared/domain/shortened.ts';
import { trimmed } from '#shared/domain/text.ts';
import type { FieldCode } from '#shared/rules/field-codes.ts';
import * as rules from '#shared/rules/fields.ts';

/** Returns the check of a schema for a rule. */
export const checkBy = (rule: rules.Rule) => (value: string | number, context: z.core.$RefinementCtx) => {
  const code = rule(String(value));
  if (code !== null) context.addIssue({ code: 'custom', message: code });
};

/** A trimmed text that obeys the rule; one with nothing to be seen is empty. */
export const field = (rule: rules.Rule) => z.string().overwrite(trimmed).superRefine(checkBy(rule));
/** The same for what a class sees of somebody: too many line ends and marks are left out before it is measured. */
export const classField = (rule: rules.Rule) => z.string().overwrite(shortened).superRefine(checkBy(rule));

/** The same; null or absent is an empty text. */
export const optionalField = (rule: rules.Rule) =>
  field(rule)
    .nullish()
    .transform((value) => value ?? '');

/** Rich text as it was sent. It must be sanitised before it is stored. */
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

export const isMissing = (input: unknown): boolean => input === undefined || input === null || input === '';
const uuidElse = (code: FieldCode) => z.uuid({ error: ({ input }) => (isMissing(input) ? 'REQUIRED' : code) });
export const id = uuidElse('INVALID_VALUE');
/** The id of something that exists: a malformed one is treated as an unknown one. */
export const knownId = uuidElse('UNKNOWN');

/** For a call that creates something: repeated with the same id, it creates nothing twice. */
export const created = { withId: id.optional() };
/** For a change: the version that was edited; CHANGED_MEANWHILE if another one is stored by now. */
export const changed = { version: z.number().int().optional() };

type Undefaulted<Field> = Field extends z.ZodDefault<infer Inner> ? Inner : Field;
/** A partial change: absent fields stay, whatever default the form has for them. */
export function changeOf<Shape extends z.ZodRawShape>({ shape }: z.ZodObject<Shape>) {
  const fields = Object.entries(shape).map(([name, given]) => [
    name,
    z.optional(given instanceof z.ZodDefault ? given.unwrap() : given),
  ]);
  return z
    .object(Object.fromEntries(fields) as { [Name in keyof Shape]: z.ZodOptional<Undefaulted<Shape[Name]>> })
    .extend(changed);
}

export const upTo = (max: number) => z.int('NOT_A_NUMBER').min(0, 'INVALID_VALUE').max(max, 'INVALID_VALUE');
/** A whole number that must be sent. */
export const wholeNumber = z.int({ error: ({ input }) => (isMissing(input) ? 'REQUIRED' : 'NOT_A_NUMBER') });

/** Bytes. */
export const MIB = 1024 * 1024;

/** Absent is null. */
export const orNull = <S extends z.ZodType>(schema: S) => schema.nullish().transform((value) => value ?? null);

/** A number to sort by; forms send it as text. */
export const order = z
  .union([z.number(), z.string()], { error: ({ input }) => (input == null ? 'REQUIRED' : 'NOT_A_NUMBER') })
  .superRefine(checkBy(rules.order))
  .transform((value) => rules.parseOrder(String(value)));
