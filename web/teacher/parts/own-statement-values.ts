// The fields of a teacher's own statement, and the request made of them.
import { OWN_OPTIONS_MAX, OWN_OPTIONS_MIN } from '#shared/domain/limits.ts';
import { areOwnOptions, type OwnStatement } from '#shared/domain/own-statement.ts';
import { isBlank, trimmed } from '#shared/domain/text.ts';
import { isText, listOf, oneOf, shape } from '#web/client/shape.ts';

/** The options: those of the question set, two or three that are offered, or the teacher's own. */
export const OPTION_CHOICES = ['set', 'two', 'three', 'own'] as const;
export type OptionChoice = (typeof OPTION_CHOICES)[number];
/** The offered ones, in the language of the page. */
export type Offered = Readonly<Record<'two' | 'three', readonly string[]>>;

export type OwnText = Omit<OwnStatement, '_id'>;
export interface OwnValues {
  description: string;
  choice: OptionChoice;
  /** One field each; those that are empty do not count. */
  texts: readonly string[];
}
export const isOwnValues = shape<OwnValues>({
  description: isText,
  choice: oneOf(OPTION_CHOICES),
  texts: listOf(isText),
});

export const EMPTY_OWN: OwnValues = { description: '', choice: 'set', texts: ['', ''] };

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join('\n') === other.join('\n');

/** The fields for a statement that was written before. */
export function valuesOf({ description, opinions }: OwnText, offered: Offered): OwnValues {
  if (opinions === null) return { ...EMPTY_OWN, description };
  if (isSame(opinions, offered.two)) return { ...EMPTY_OWN, description, choice: 'two' };
  if (isSame(opinions, offered.three)) return { ...EMPTY_OWN, description, choice: 'three' };
  return { description, choice: 'own', texts: opinions };
}

const filledIn = ({ texts }: OwnValues): string[] => texts.map(trimmed).filter((text) => text !== '');

/** The fields for the options: one more than the last that is filled in, as long as another may come. */
export function fieldsOf({ texts }: OwnValues): readonly string[] {
  const filled = texts.reduce((last, text, at) => (isBlank(text) ? last : at + 1), 0);
  const count = Math.min(OWN_OPTIONS_MAX, Math.max(OWN_OPTIONS_MIN, filled + 1));
  return Array.from({ length: count }, (_, at) => texts[at] ?? '');
}

export const textOf = (values: OwnValues, offered: Offered): OwnText => {
  const { description, choice } = values;
  const opinions = { set: null, ...offered, own: filledIn(values) }[choice];
  return { description: description.trim(), opinions: opinions && [...opinions] };
};

/** The errors of the fields; null for valid ones. */
export function errorsIn(values: OwnValues): { description: 'empty' | null; options: 'few' | 'same' | null } {
  const options = filledIn(values);
  const isFew = options.length < OWN_OPTIONS_MIN;
  return {
    description: isBlank(values.description) ? 'empty' : null,
    options: values.choice !== 'own' || areOwnOptions(options) ? null : isFew ? 'few' : 'same',
  };
}
