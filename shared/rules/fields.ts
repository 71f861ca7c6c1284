import { NAME_MAX, TEXT_MAX } from '#shared/domain/limits.ts';
import { isBlank, lengthOf } from '#shared/domain/text.ts';
import type { FieldCode } from './field-codes.ts';

/** Returns what is wrong with what a field holds, or null. */
export type Rule = (text: string) => FieldCode | null;

const EMAIL_MAX = 254;
const ADDRESS_MAX = 2_000;

/** At most `max` code points, trimmed. NUL is refused because PostgreSQL cannot store it. */
export const optionalText =
  (max: number = TEXT_MAX): Rule =>
  (text) => {
    const trimmed = text.trim();
    // A code point takes at most two units: a short text needs no counting.
    if (trimmed.length > max && lengthOf(trimmed) > max) return 'TOO_LONG';
    return trimmed.includes('\0') ? 'INVALID_VALUE' : null;
  };

export const requiredText =
  (max: number = NAME_MAX): Rule =>
  (text) =>
    isBlank(text) ? 'REQUIRED' : optionalText(max)(text);

/** `text@text` without blanks. */
export const email: Rule = (text) =>
  requiredText(EMAIL_MAX)(text) ?? (/^[^\s@]+@[^\s@]+$/.test(text.trim()) ? null : 'INVALID_EMAIL');

/** `#rrggbb`. */
export const color: Rule = (text) => (/^#[0-9a-f]{6}$/i.test(text.trim()) ? null : 'INVALID_VALUE');

/** Returns the number in a text, with a comma or a point before its decimals; NaN if there is none. */
export const parseOrder = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.replace(',', '.')));

/** A number to sort by. */
export const order: Rule = (text) => {
  if (text.trim() === '') return 'REQUIRED';
  return Number.isFinite(parseOrder(text)) ? null : 'NOT_A_NUMBER';
};

const address =
  (protocol: RegExp): Rule =>
  (text) => {
    const trimmed = text.trim();
    if (trimmed === '') return null;
    const isAddress = URL.canParse(trimmed) && protocol.test(new URL(trimmed).protocol);
    return optionalText(ADDRESS_MAX)(trimmed) ?? (isAddress ? null : 'INVALID_VALUE');
  };

/** An http or https address, or empty. */
export const webAddress = address(/^https?:$/);
/** An https address, or empty. */
export const httpsAddress = address(/^https:$/);

/** Returns the codes of the fields that break their rule. */
export const checkFields = <Name extends string>(
  rules: Readonly<Record<Name, Rule>>,
  values: Readonly<Record<NoInfer<Name>, string>>,
): Partial<Record<Name, FieldCode>> => {
  const codes: Partial<Record<Name, FieldCode>> = {};
  for (const name of Object.keys(rules) as Name[]) {
    const code = rules[name](values[name]);
    if (code !== null) codes[name] = code;
  }
  return codes;
};
