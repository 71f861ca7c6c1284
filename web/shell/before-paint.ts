// Runs before the first paint of a page that the server drew: it is everybody's. Who is logged in, or chose another language,
// sees it once the app has drawn their own.
import { isLanguageCode, LANGUAGE_TAGS } from '#shared/domain/languages.ts';
import { readToken } from './identity.ts';
import { readStored } from './local-store.ts';

const root = document.documentElement;
const language = readStored('language');
if (readToken() !== null || (isLanguageCode(language) && LANGUAGE_TAGS[language] !== root.lang)) root.dataset.own = '';
