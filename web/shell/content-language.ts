import { LANGUAGE_TAGS } from '#shared/domain/languages.ts';
import { settings } from '#web/shell/settings.ts';

/** The first language of the installation, in which its texts are written. */
export const CONTENT_LANGUAGE = LANGUAGE_TAGS[settings.languages[0] ?? 'NL_BE'];
