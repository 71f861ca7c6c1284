// All languages have the same keys, no text is unused, and no text is hard-coded; the compiler checks that every key exists.
// A key is written as a literal: t('key') after useTranslation('namespace') or translatorOf('namespace'), or t('namespace:key'). A key with a value in it
// is a template, t(`state.${value}`): a family of keys. Its members are registered below, or every key of that shape counts
// as used.
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { DRAWINGS } from '#shared/domain/drawings.ts';
import { SETTINGS } from '#shared/domain/game-settings.ts';
import { LANGUAGE_TAGS, type LanguageCode } from '#shared/domain/languages.ts';
import { STEPS } from '#shared/domain/lesson.ts';
import { ROLES } from '#shared/domain/roles.ts';
import { GAME_TYPES, RESULT_VIEWS, STATES, TEMPOS } from '#shared/domain/voting-session.ts';
import { required } from '#testing/required.ts';

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
/** What only pupils are called in each language; null if it has one form for all, or says “je” to teachers too. */
const FAMILIAR: Readonly<Record<LanguageCode, RegExp | null>> = {
  NL_BE: null,
  EN: null,
  FR: /(?<![\p{L}_])(tu|ton|ta|tes|toi)(?!\p{L})/iu,
  DE: /(?<![\p{L}_])(du|dein\p{L}*|dir|dich)(?!\p{L})/iu,
};
const PLURAL = /_(zero|one|two|few|many|other)$/;
/** Attributes whose value is shown or read aloud. */
const SPOKEN = new Set(['alt', 'aria-label', 'description', 'error', 'hint', 'label', 'placeholder', 'title']);

/** The texts of each resource of the office (web/office/resource). */
const RESOURCES = ['office-parties', 'office-partners', 'office-words', 'office-content'];
const LISTED = RESOURCES.filter((name) => name !== 'office-content');

const SWITCHES = SETTINGS.filter(({ switchAt }) => switchAt !== null).map(({ name }) => name);
/** Families of keys with their members, which stand for `*`. */
const FAMILIES: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    ['new', 'editTitle', 'saved', 'removed', 'removeTitle', 'removeText', 'title'].map((key) => [
      `*:${key}`,
      RESOURCES,
    ]),
  ),
  ...Object.fromEntries(['search', 'count', 'empty', 'emptyText'].map((key) => [`*:${key}`, LISTED])),
  'drawings:of.*': DRAWINGS,
  'office:role.*': ROLES,
  'student-device:sign.name.*': 'sun moon star heart tree house fish flower cloud boat key umbrella'.split(' '),
  'student:opening.debate.*': STATES,
  'student:opening.party.*': STATES,
  'teacher-board:shift.*': ['changed', 'nobody', 'everybody', 'more', 'less', 'same', 'paired', 'tooFew'],
  'teacher-board:verdict.*': ['everybody', 'nearly', 'divided', 'majority', 'most'],
  'teacher-dashboard:state.*': STATES,
  'teacher-dashboard:tempo.*': TEMPOS,
  'teacher-dashboard:type.*': GAME_TYPES,
  'teacher-live:kind.*': GAME_TYPES,
  'teacher-live:queue.*': ['waiting', 'waitingQuestions', 'texts'],
  'teacher-live:tempo.*': TEMPOS,
  'teacher-live:pair.task.*': ['strongest', 'common', 'values', 'missing'],
  'teacher-live:shift.why.*': ['counted', 'changedHidden', 'barsHidden', 'tooFew'],
  // `pair` is no view of the switch but a tool of the arguments.
  'teacher-live:menu.of.*': ['more', 'screens', 'stop', 'people', 'statement', 'questions', 'clock'],
  'teacher-live:lesson.step.*': [...STEPS, 'box', 'seats', 'coalition'],
  'teacher-live:lesson.stillBusy.*': GAME_TYPES,
  'teacher-live:lesson.sure.*': ['few', 'voteAgain', 'toResults', 'closeBallot', 'discardBallot'],
  'teacher-live:resultView.*': RESULT_VIEWS,
  'teacher-results:most.*': ['moved', 'divided', 'apart', 'agreed'],
  'teacher-results:next.*': RESULT_VIEWS.filter((view) => view !== 'parties' && view !== 'overview'),
  'teacher-results:furthest.*': ['more', 'about', 'less'],
  'teacher-try-out:arguments.*': 'fair family cost choice rules future doubt small elsewhere young'.split(' '),
  'teacher-wizard:name.types.*': GAME_TYPES,
  'teacher-wizard:options.*.text': SWITCHES,
  'teacher-wizard:options.*.title': SWITCHES,
  'teacher-wizard:options.tempos.*.text': TEMPOS,
  'teacher-wizard:options.tempos.*.title': TEMPOS,
  'teacher-wizard:parties.lead.*': GAME_TYPES,
};

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
        const namespace = required(path.split('/').at(-1)?.replace('.json', ''));
        return flat(texts, `${namespace}:`);
      }),
  );

interface Found {
  keys: Set<string>;
  families: Set<string>;
  errors: string[];
}

/** The keys that an argument of t stands for; a choice between two keys counts for both. */
function readKey(argument: Expression | undefined, namespace: string | null, found: Found, place: string): void {
  const full = (key: string) => (key.includes(':') ? key : `${namespace ?? '?'}:${key}`);
  if (argument?.type === 'Literal' && typeof argument.value === 'string') found.keys.add(full(argument.value));
  else if (argument?.type === 'TemplateLiteral') {
    found.families.add(full(argument.quasis.map(({ value }) => value.raw).join('*')));
  } else if (argument?.type === 'ConditionalExpression') {
    readKey(argument.consequent, namespace, found, place);
    readKey(argument.alternate, namespace, found, place);
  } else found.errors.push(`${place}: a key that is neither a literal nor a template`);
}

function scan(): Found {
  const found: Found = { keys: new Set(), families: new Set(), errors: [] };
  for (const [path, source] of Object.entries(SOURCES)) {
    const named = /(?:useTranslation|translatorOf)\('([\w-]+)'\)/.exec(source)?.[1] ?? null;
    // Rows of the table of actions are given their texts.
    const namespace = named ?? (source.includes("from './live.ts'") ? 'teacher-live' : null);
    const visitor = new Visitor({
      CallExpression: ({ callee, arguments: [first] }) => {
        if (callee.type === 'Identifier' && callee.name === 't') readKey(first, namespace, found, path);
      },
      JSXText: ({ value }) => {
        if (/\p{L}/u.test(value)) found.errors.push(`${path}: “${value.trim()}”`);
      },
      JSXAttribute: ({ name, value }) => {
        const isSpoken = name.type === 'JSXIdentifier' && SPOKEN.has(name.name);
        if (isSpoken && value?.type === 'Literal' && /\p{L}/u.test(String(value.value))) {
          found.errors.push(`${path}: ${name.name}="${value.value}"`);
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

  it('keep a percent sign on the line of its number', () => {
    const breakable = LANGUAGES.flatMap((language) => [...textsIn(language)].filter(([, text]) => / %/.test(text)));
    expect(breakable).toEqual([]);
  });

  it.each(Object.entries(FAMILIAR))('in %s say vous or Sie to teachers and editors', (language, familiar) => {
    const toTeachers = [...textsIn(LANGUAGE_TAGS[language as LanguageCode])].filter(([key]) =>
      /^(account|auth|office[\w-]*|teacher-dashboard):/.test(key),
    );
    expect(toTeachers.filter(([, text]) => familiar?.test(text))).toEqual([]);
  });

  it('are all used', () => {
    expect(Object.keys(FAMILIES).filter((family) => !found.families.has(family))).toEqual([]);
    const shapes = [...found.families].flatMap((family) => {
      const members = FAMILIES[family] ?? ['[^.]+'];
      return members.map((member) => new RegExp(`^${family.replaceAll('.', '\\.').replace('*', member)}$`));
    });
    const isUsed = (key: string) => found.keys.has(key) || shapes.some((shape) => shape.test(key));
    expect([...dutch.keys()].filter((key) => !isUsed(key) && !isUsed(key.replace(PLURAL, '')))).toEqual([]);
  });

  it('stand in the text files only', () => {
    expect(found.errors).toEqual([]);
  });
});
