/** Endings of words whose plural no rule gives, with that plural's ending. */
const IRREGULAR: readonly (readonly [string, string])[] = [
  ['heid', 'heden'],
  ['stad', 'steden'],
  ['lid', 'leden'],
  ['schip', 'schepen'],
  ['kind', 'kinderen'],
  ['dag', 'dagen'],
  ['weg', 'wegen'],
  ['drag', 'dragen'],
  ['verslag', 'verslagen'],
  ['oorlog', 'oorlogen'],
  ['bod', 'boden'],
  ['hof', 'hoven'],
  ['glas', 'glazen'],
];
/** Plurals themselves, and what has none. */
const HAS_NO_PLURAL = /(en|ers|jes|aars|schap|isme)$/;
const VOWEL = /[aeiouyàâäéèêëïîöôüû]/;
const LONG_VOWEL = /(aa|ee|oo|uu)([bcdfghklmnprstvz])$/;
const DIPHTHONG = /(ie|oe|ui|ij|ei|eu|au|ou)[fs]$/;
const SHORT_VOWEL = /(^|[^aeiouy])[aeiou][bdfgklmnprst]$/;
/** More than one syllable, the last one without stress. */
const UNSTRESSED = /[aeiouy][^aeiouy]+(?:[^aeiouy]e[lmnr]|aar|erd|[^aeiouy]ie|or)$/;

/** The consonant that a Dutch f or s becomes between vowels. */
const softened = (stem: string): string => stem.replace(/f$/, 'v').replace(/s$/, 'z');

function pluralsOf(word: string): string[] {
  const irregular = IRREGULAR.find(([ending]) => word.endsWith(ending));
  if (irregular) return [word.slice(0, -irregular[0].length) + irregular[1]];
  if (word.endsWith('isch')) return [`${word}e`];
  if (HAS_NO_PLURAL.test(word)) return [];
  if (word.endsWith('ee')) return [`${word}ën`];
  if (word.endsWith('ie')) return [`${word}s`, `${word}ën`];
  if (word.endsWith('e')) return [`${word}n`, `${word}s`];
  if (/[aiouy]$/.test(word) && !/(ij|ui|ei|oe|eu|au|ou)$/.test(word)) return [`${word}’s`];
  if (UNSTRESSED.test(word)) return [`${word}s`];
  const long = LONG_VOWEL.exec(word);
  if (long) return [`${softened(word.slice(0, -3) + word.slice(-2))}en`];
  if (DIPHTHONG.test(word)) return [`${softened(word)}en`];
  if (SHORT_VOWEL.test(word)) return [`${word}${word.slice(-1)}en`];
  return [`${word}en`];
}

/** Proposes the other forms of a Dutch word, for an editor to correct; none for several words or without a rule. */
export function proposeForms(word: string): string[] {
  const plain = word.normalize('NFC').trim();
  return /^\p{L}{2,}$/u.test(plain) && VOWEL.test(plain.toLowerCase()) && /\p{Ll}$/u.test(plain)
    ? pluralsOf(plain)
    : [];
}

/** Returns the forms in a text with commas between them, each once. */
export const parseForms = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;\n]/)
      .map((form) => form.normalize('NFC').trim().replace(/\s+/g, ' '))
      .filter((form) => form !== ''),
  ),
];

/** Returns the text that `parseForms` reads. */
export const writeForms = (forms: readonly string[]): string => forms.join(', ');
