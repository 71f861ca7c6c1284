// All languages say the same things, every text that the code asks for exists, none is unused, and no text hides in code.
// A key is written as a literal: t('key') after useTranslation('namespace'), or t('namespace:key'). A key that ends in a
// value is a template, t(`state.${value}`): then every key that begins with `state.` counts as used.
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_TAGS } from '#shared/domain/languages.ts';

type Texts = { [key: string]: string | Texts };
type Expression = Parameters<
  NonNullable<ConstructorParameters<typeof Visitor>[0]['CallExpression']>
>[0]['arguments'][number];

const FILES = import.meta.glob<Texts>('./*/*.json', { eager: true, import: 'default' });
const SOURCES = import.meta.glob<string>(['/web/**/*.{ts,tsx}', '!/web/**/*.test.{ts,tsx}'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const LANGUAGES = Object.values(LANGUAGE_TAGS);
const PLURAL = /_(zero|one|two|few|many|other)$/;
/** Attributes whose value a person sees or hears. */
const SPOKEN = new Set(['alt', 'aria-label', 'description', 'error', 'hint', 'label', 'placeholder', 'title']);

const flat = (texts: Texts, before = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${before}${key}`, text] as [string, string]] : flat(text, `${before}${key}.`),
  );

/** `namespace:key` → text, in one language. */
const textsIn = (language: string): Map<string, string> =>
  new Map(
    Object.entries(FILES)
      .filter(([path]) => path.startsWith(`./${language}/`))
      .flatMap(([path, texts]) => {
        const namespace = path.split('/').at(-1)?.replace('.json', '') ?? '';
        return flat(texts, `${namespace}:`);
      }),
  );

interface Found {
  keys: Set<string>;
  prefixes: Set<string>;
  faults: string[];
}

/** The keys that an argument of t stands for; a choice between two keys counts for both. */
function readKey(argument: Expression | undefined, namespace: string | null, found: Found, place: string): void {
  const full = (key: string) => (key.includes(':') ? key : `${namespace ?? '?'}:${key}`);
  if (argument?.type === 'Literal' && typeof argument.value === 'string') found.keys.add(full(argument.value));
  else if (argument?.type === 'TemplateLiteral') found.prefixes.add(full(argument.quasis[0]?.value.raw ?? ''));
  else if (argument?.type === 'ConditionalExpression') {
    readKey(argument.consequent, namespace, found, place);
    readKey(argument.alternate, namespace, found, place);
  } else found.faults.push(`${place}: a key that is neither a literal nor a template`);
}

function scan(): Found {
  const found: Found = { keys: new Set(), prefixes: new Set(), faults: [] };
  for (const [path, source] of Object.entries(SOURCES)) {
    const namespace = /useTranslation\('([\w-]+)'\)/.exec(source)?.[1] ?? null;
    const visitor = new Visitor({
      CallExpression: ({ callee, arguments: [first] }) => {
        if (callee.type === 'Identifier' && callee.name === 't') readKey(first, namespace, found, path);
      },
      JSXText: ({ value }) => {
        if (/\p{L}/u.test(value)) found.faults.push(`${path}: “${value.trim()}”`);
      },
      JSXAttribute: ({ name, value }) => {
        const isSpoken = name.type === 'JSXIdentifier' && SPOKEN.has(name.name);
        if (isSpoken && value?.type === 'Literal' && /\p{L}/u.test(String(value.value))) {
          found.faults.push(`${path}: ${name.name}="${value.value}"`);
        }
      },
    });
    visitor.visit(parseSync(path, source).program);
  }
  return found;
}

describe('texts', () => {
  const dutch = textsIn('nl-BE');
  const found = scan();

  it.each(LANGUAGES)('%s has every text, filled in, with the same values inside', (language) => {
    const texts = textsIn(language);
    expect([...texts.keys()].sort()).toEqual([...dutch.keys()].sort());
    const valuesIn = (text: string | undefined) => (text?.match(/\{\{\w+\}\}/g) ?? []).sort();
    for (const [key, text] of texts) {
      expect(text.trim(), key).not.toBe('');
      expect(valuesIn(text), key).toEqual(valuesIn(dutch.get(key)));
    }
  });

  it('in French keep a sign that stands apart on the line of its word', () => {
    const breakable = [...textsIn('fr')].filter(([, text]) => /\S [?!:;»]|« /.test(text));
    expect(breakable).toEqual([]);
  });

  it('exist for every key in the code', () => {
    const known = new Set([...dutch.keys()].flatMap((key) => [key, key.replace(PLURAL, '')]));
    expect([...found.keys].filter((key) => !known.has(key))).toEqual([]);
    const begins = (prefix: string) => [...known].some((key) => key.startsWith(prefix));
    expect([...found.prefixes].filter((prefix) => !begins(prefix))).toEqual([]);
  });

  it('are all used', () => {
    const isUsed = (key: string) =>
      found.keys.has(key) ||
      found.keys.has(key.replace(PLURAL, '')) ||
      [...found.prefixes].some((prefix) => key.startsWith(prefix));
    expect([...dutch.keys()].filter((key) => !isUsed(key))).toEqual([]);
  });

  it('stand in the text files only', () => {
    expect(found.faults).toEqual([]);
  });
});
