// Texts of all languages except the default one, fetched when one of them is chosen.

import type { TextTree } from './translator.ts';

export const OTHER_FILES = import.meta.glob<TextTree>(['./*/*.json', '!./nl-BE/*.json'], {
  import: 'default',
});
