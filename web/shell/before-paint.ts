// Runs before the first paint of a page that the server drew, which is the same for everybody. A user who is logged in, or chose another
// language, sees the page once the app has drawn it for them.
import { isLanguageCode, LANGUAGE_TAGS } from '#shared/domain/languages.ts';
import { readToken } from './identity.ts';
import { readStored } from './local-store.ts';

const root = document.documentElement;
const language = readStored('language');
if (readToken() !== null || (isLanguageCode(language) && LANGUAGE_TAGS[language] !== root.lang)) root.dataset.own = '';
