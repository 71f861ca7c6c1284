import { LANGUAGE_TAGS, type LanguageCode } from '#shared/domain/languages.ts';

/** Returns “Français” for `FR`. */
export function languageName(code: LanguageCode): string {
  const tag = LANGUAGE_TAGS[code];
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag.slice(0, 2)) ?? code;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
