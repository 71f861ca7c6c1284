/** The languages of the interface: as configured and stored, with their tags in HTML and translations. */
export const LANGUAGE_TAGS = { NL_BE: 'nl-BE', EN: 'en', FR: 'fr', DE: 'de' } as const;
export const LANGUAGES = ['NL_BE', 'EN', 'FR', 'DE'] as const satisfies readonly (keyof typeof LANGUAGE_TAGS)[];
export type LanguageCode = keyof typeof LANGUAGE_TAGS;

export const isLanguageCode = (value: unknown): value is LanguageCode =>
  typeof value === 'string' && Object.hasOwn(LANGUAGE_TAGS, value);
