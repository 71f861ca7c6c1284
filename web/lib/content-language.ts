// The language that statements are written in, whatever language the page around them is in.
import { LANGUAGE_TAGS } from '#shared/domain/languages.ts';
import { settings } from './settings.ts';

/** The installation's first one. */
export const CONTENT_LANGUAGE = LANGUAGE_TAGS[settings.languages[0] ?? 'NL_BE'];
