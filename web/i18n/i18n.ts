// The languages of the page: the default one's first texts come with the app, all others load when a screen needs them.
import { isLanguageCode, LANGUAGE_TAGS, type LanguageCode } from '#shared/domain/languages.ts';
import common from '#web/i18n/nl-BE/common.json';
import home from '#web/i18n/nl-BE/home.json';
import type { TextNamespace } from './text-keys.ts';
import { addTexts, hasTexts, pageLanguage, setLanguage, type TextTree } from './translator.ts';

/** The default language only: a list of all files in all languages would weigh on the first page. */
const FILES = import.meta.glob<TextTree>(['./nl-BE/*.json', '!./nl-BE/common.json', '!./nl-BE/home.json'], {
  import: 'default',
});
const FIRST_NAMESPACES: readonly TextNamespace[] = ['common', 'home'];

/** Every namespace that a screen asked for so far; a change of language loads these. */
const wanted = new Set<TextNamespace>(FIRST_NAMESPACES);

async function load(tag: string, namespaces: Iterable<TextNamespace>): Promise<void> {
  const missing = [...namespaces].filter((namespace) => !hasTexts(tag, namespace));
  if (missing.length === 0) return;
  const files = tag === 'nl-BE' ? FILES : (await import('./other-languages.ts')).OTHER_FILES;
  await Promise.all(
    missing.map(async (namespace) => {
      const file = files[`./${tag}/${namespace}.json`];
      if (!file) throw new Error(`No texts for ${tag}/${namespace}`);
      addTexts(tag, namespace, await file());
    }),
  );
}

/** `offered` begins with the default language, `chosen` is the one of an earlier visit; the page can be drawn afterwards. */
export async function startI18n(offered: readonly LanguageCode[], chosen: string | null): Promise<void> {
  const code = isLanguageCode(chosen) && offered.includes(chosen) ? chosen : (offered[0] ?? 'NL_BE');
  const tag = LANGUAGE_TAGS[code];
  addTexts('nl-BE', 'common', common);
  addTexts('nl-BE', 'home', home);
  await load(tag, wanted);
  setLanguage(tag);
}

/** Returns a part of the page, such as an import, when its texts are there too, in the language of the page; both are fetched side by side. */
export async function withTexts<Part>(part: Part, ...namespaces: readonly TextNamespace[]): Promise<Awaited<Part>> {
  for (const namespace of namespaces) wanted.add(namespace);
  return (await Promise.all([part, load(pageLanguage(), namespaces)]))[0];
}

/** Switches the whole page to another language. */
export async function changeLanguage(code: LanguageCode): Promise<void> {
  const tag = LANGUAGE_TAGS[code];
  await load(tag, wanted);
  setLanguage(tag);
  document.documentElement.lang = tag;
}
