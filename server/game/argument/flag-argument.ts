// Dutch words: "List of Dirty, Naughty, Obscene, and Otherwise Bad Words" by its contributors, CC BY 4.0 (package
// naughty-words). English, French and German: package @2toad/profanity, MIT; all without EVERYDAY below. First names of
// Belgium: package @zxcvbn-ts/language-nl-be, MIT.
import { profaneWords } from '@2toad/profanity';
import boys from '@zxcvbn-ts/language-nl-be/src/boysFirstnames.json' with { type: 'json' };
import girls from '@zxcvbn-ts/language-nl-be/src/girlsFirstnames.json' with { type: 'json' };
import dutch from 'naughty-words/nl.json' with { type: 'json' };
import { type ArgumentFlag, type FlagLists, flagsOf, wordsIn } from '#shared/domain/argument-flags.ts';
import { invariant } from '#shared/domain/invariant.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';

/** Returns the flags that depend on an argument's text alone. */
export type FlagArgument = (text: string) => ArgumentFlag[];

/** Listed for a second meaning, or translated word by word; a class means the first one, in any of the languages. */
const EVERYDAY = new Set(
  (
    'aardappels afgieten|achter het raam zitten|aftrekken|asbak|balen|bekken|beurt|boemelen|buffelen|de ballen|de hond uitlaten|' +
    'de koffer induiken|een beurt geven|gat|gras maaien|hol|knor|matje|muts|paal|palen|poot|' +
    'pot|reutelen|schatje|spuiten|standje|stootje|toeter|vergallen|wippen|zuigen|zaadje|' +
    'gedoogzone|afwerkplaats|griet|nicht|' +
    'balls|bloody|lust|pawn|wang|' +
    'ânes|arnaque|attaque|bandes|bête|bêteté|boucliers|bouchons|boules|bouton|boutonné|boutons|bride|c est ça|caprins|chine|clocher|cliquetis|' +
    'coq|coqs|croûte|culotte|cyberdépannage|d ânes|décollage|des gangs|détecteur|doux|duché|en colère|en dollars|engourdissements|et toi|' +
    'évier|éviers|excité|farcis|feu|feuillage|fusils|gras|gros plan|infesté|jante|lancer|les|les briques|les plus excités|lustre|maître|' +
    'maître bateau|maquereau|mégots|nut|osseux|oui|ouvrage|ouvrés|pâte|peaux|pic|pipe|pipes|pique|poitrines|pomme|pour|pousse|purée|' +
    's il vous plaît|sabots|sanglant|sciages|sein|seins|seigneur|sexe|signalisation|souris|sur gage|tablier|taux de chute|tête de coq|' +
    'thorax|titre|tuyau|visage de coq|vissage|' +
    'ausleger|bälle|blasen|brüste|eier|esel|fehler|felgen|flansch|flat|geschlecht|glocke|hintern|hor|huhn|hunde|hündchen|knochen|knospen|' +
    'knüppel|kokos|kümmel|lustig|metzger|mist|nüsse|pfoten|phantasievoll|samen|scherben|schlitten|schrauben|splitter|stiche|verzögert|ziegen'
  ).split('|'),
);

/** First names that are words or places as well, in one of the languages. */
const ALSO_WORDS = new Set(
  (
    'amber an angel april art august ben bent can china constant door eben elke faith fiel florence frank france grace ' +
    'heaven helder hope india israel job jordan joy june ken lasse lief lieve lot marine mark mitte nette noor nur ' +
    'paris per rein reine roos rose sieben sieg star sterre storm sydney toon victoire victoria will winter wolf '
  )
    .trim()
    .split(' '),
);

/** Entries with symbols for letters are left out: without the symbols the rest would be an ordinary word. */
const isPlain = (entry: string): boolean => /^[\p{L}\p{N}\s'’-]+$/u.test(entry);

/** The package's list of a language. */
function profaneIn(tag: string): readonly string[] {
  const words = profaneWords.get(tag);
  invariant(words, `@2toad/profanity has a list for ${tag}`);
  return words;
}

/** Insults among pupils: not obscene, so not in the packages; without words that a school subject needs. */
const INSULTS: Readonly<Record<LanguageCode, string>> = {
  NL_BE:
    'debiel|debielen|dikzak|dikzakken|dommerik|dommeriken|domkop|domkoppen|idioot|idioten|imbeciel|imbecielen|kloot|kloten|' +
    'lomperik|lomperiken|loser|losers|makak|makakken|mongool|mongolen|onnozelaar|onnozelaars|smeerlap|smeerlappen|' +
    'stommeling|stommelingen|stommerik|stommeriken|sukkel|sukkels|trut|trutten|vetzak|vetzakken',
  EN: 'cretin|cretins|dumbass|dumbasses|idiot|idiots|imbecile|imbeciles|loser|losers|moron|morons',
  FR:
    'abruti|abrutie|abruties|abrutis|boloss|bouffon|bouffons|bouffonne|bouffonnes|connard|connards|crétin|crétine|crétines|crétins|' +
    'débile|débiles|idiot|idiote|idiotes|idiots|imbécile|imbéciles',
  DE:
    'blödmann|blödmänner|depp|deppen|dummkopf|dummköpfe|idiot|idioten|mongo|mongos|schwachkopf|schwachköpfe|spast|spasten|spasti|spastis|' +
    'trottel|trotteln|versager|vollidiot|vollidioten',
};

/** The words of each language of the interface. */
const LISTED: Readonly<Record<LanguageCode, readonly string[]>> = {
  NL_BE: [...dutch, ...INSULTS.NL_BE.split('|')],
  EN: [...profaneIn('en'), ...INSULTS.EN.split('|')],
  FR: [...profaneIn('fr'), ...INSULTS.FR.split('|')],
  DE: [...profaneIn('de'), ...INSULTS.DE.split('|')],
};

/** The list of a language, as `wordsIn` joins words. */
function entriesOf(language: LanguageCode): string[] {
  return LISTED[language]
    .filter(isPlain)
    .map(wordsIn)
    .filter((entry) => !EVERYDAY.has(entry));
}

/** Entries by what looks them up: single words, and several words by their first one. */
function listsOf(entries: readonly string[]): Pick<FlagLists, 'words' | 'phrases'> {
  const phrases = new Map<string, string[]>();
  const words = new Set<string>();
  for (const entry of entries) {
    const [first = '', ...more] = entry.split(' ');
    if (more.length === 0) words.add(entry);
    else phrases.set(first, [...(phrases.get(first) ?? []), entry]);
  }
  return { words, phrases };
}

/** Returns the function that flags arguments by the lists of these languages and by words of the installation's own. */
export function createFlagArgument(languages: readonly LanguageCode[], own: readonly string[] = []): FlagArgument {
  const entries = [...languages.flatMap(entriesOf), ...own.map(wordsIn)];
  const lists: FlagLists = {
    ...listsOf(entries),
    firstNames: new Set([...boys, ...girls].filter((name) => !ALSO_WORDS.has(name))),
  };
  return (text) => flagsOf(text, lists);
}
