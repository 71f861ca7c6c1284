import { useSyncExternalStore } from 'react';
import type { TextNamespace } from './text-keys.ts';
import { onLanguage, type Translator, translatorOf } from './translator.ts';

/** The texts of a namespace in the language of the page; the component follows when that changes. */
export function useTranslation<Namespace extends TextNamespace>(namespace: Namespace): Translator<Namespace> {
  const read = (): Translator<Namespace> => translatorOf(namespace);
  return useSyncExternalStore(onLanguage, read, read);
}
