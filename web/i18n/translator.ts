import { invariant } from '#shared/domain/invariant.ts';
import { createListeners } from '#shared/domain/listeners.ts';
import type { KeyIn, TextKey, TextNamespace, Values } from './text-keys.ts';

/** A file of texts; keys with dots lead into it. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

export interface Translator<Namespace extends TextNamespace = TextNamespace> {
  t: (key: KeyIn<Namespace> | TextKey, values?: Values) => string;
  i18n: {
    /** Of the page, as a tag: `nl-BE`. */
    language: string;
  };
}

/** By language, then by namespace. */
const texts = new Map<string, Map<string, TextTree>>();
const translators = new Map<string, { t: (key: string, values?: Values) => string; i18n: { language: string } }>();
const plurals = new Map<string, Intl.PluralRules>();
const listeners = createListeners();
let language = 'nl-BE';

const ofLanguage = (tag: string): Map<string, TextTree> => {
  const found = texts.get(tag) ?? new Map<string, TextTree>();
  texts.set(tag, found);
  return found;
};

export const hasTexts = (tag: string, namespace: TextNamespace): boolean => ofLanguage(tag).has(namespace);

export function addTexts(tag: string, namespace: string, tree: TextTree): void {
  ofLanguage(tag).set(namespace, tree);
}

export const pageLanguage = (): string => language;

/** Switches to a language whose texts are loaded already. */
export function setLanguage(tag: string): void {
  language = tag;
  listeners.call();
}

export const onLanguage = listeners.add;

function find(tree: TextTree | undefined, key: string): string | undefined {
  let place: string | TextTree | undefined = tree;
  for (const step of key.split('.')) place = typeof place === 'object' ? place[step] : undefined;
  return typeof place === 'string' ? place : undefined;
}

function formOf(tag: string, count: number): string {
  const rules = plurals.get(tag) ?? new Intl.PluralRules(tag);
  plurals.set(tag, rules);
  return rules.select(count);
}

function translate(tag: string, namespace: string, key: string, values: Values): string {
  const tree = ofLanguage(tag).get(namespace);
  const { count } = values;
  const forms = typeof count === 'number' ? [...(count === 0 ? ['zero'] : []), formOf(tag, count), 'other'] : [];
  for (const name of [...forms.map((form) => `${key}_${form}`), key]) {
    const text = find(tree, name);
    if (text !== undefined) return text.replace(/\{\{(\w+)\}\}/g, (_, value: string) => String(values[value] ?? ''));
  }
  return key;
}

/** Returns the same object for as long as the language stays. A key that starts with another namespace is looked up there: `namespace:key`. */
export function translatorOf<Namespace extends TextNamespace>(
  namespace: Namespace,
  tag = language,
): Translator<Namespace> {
  const name = `${tag}:${namespace}`;
  const found = translators.get(name) ?? {
    t: (key: string, values: Values = {}) => {
      const [first, rest] = key.split(':');
      invariant(first !== undefined, 'splitting gives a first part');
      return rest === undefined ? translate(tag, namespace, first, values) : translate(tag, first, rest, values);
    },
    i18n: { language: tag },
  };
  translators.set(name, found);
  return found;
}
