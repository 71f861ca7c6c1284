import { textsIn, withValues } from '#server/texts/texts.ts';
import { LANGUAGE_TAGS, type LanguageCode } from '#shared/domain/languages.ts';

/** Fills the placeholders of the page in that language; addresses that other sites fetch begin with `publicUrl`. */
export const localizePage = (page: string, language: LanguageCode, publicUrl: string): string =>
  withValues(page, { ...textsIn(language).page, lang: LANGUAGE_TAGS[language], origin: encodeURI(publicUrl) });
