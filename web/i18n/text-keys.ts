// The texts as types, read from the Dutch files: a key that does not exist fails the type check.

interface Texts {
  account: typeof import('#web/i18n/nl-BE/account.json');
  auth: typeof import('#web/i18n/nl-BE/auth.json');
  common: typeof import('#web/i18n/nl-BE/common.json');
  conflict: typeof import('#web/i18n/nl-BE/conflict.json');
  content: typeof import('#web/i18n/nl-BE/content.json');
  drawings: typeof import('#web/i18n/nl-BE/drawings.json');
  faq: typeof import('#web/i18n/nl-BE/faq.json');
  home: typeof import('#web/i18n/nl-BE/home.json');
  lesson: typeof import('#web/i18n/nl-BE/lesson.json');
  office: typeof import('#web/i18n/nl-BE/office.json');
  'office-content': typeof import('#web/i18n/nl-BE/office-content.json');
  'office-faq': typeof import('#web/i18n/nl-BE/office-faq.json');
  'office-import': typeof import('#web/i18n/nl-BE/office-import.json');
  'office-parties': typeof import('#web/i18n/nl-BE/office-parties.json');
  'office-partners': typeof import('#web/i18n/nl-BE/office-partners.json');
  'office-question-sets': typeof import('#web/i18n/nl-BE/office-question-sets.json');
  'office-statistics': typeof import('#web/i18n/nl-BE/office-statistics.json');
  'office-system': typeof import('#web/i18n/nl-BE/office-system.json');
  'office-users': typeof import('#web/i18n/nl-BE/office-users.json');
  'office-words': typeof import('#web/i18n/nl-BE/office-words.json');
  student: typeof import('#web/i18n/nl-BE/student.json');
  'student-refused': typeof import('#web/i18n/nl-BE/student-refused.json');
  'student-device': typeof import('#web/i18n/nl-BE/student-device.json');
  'student-results': typeof import('#web/i18n/nl-BE/student-results.json');
  'teacher-board': typeof import('#web/i18n/nl-BE/teacher-board.json');
  'teacher-dashboard': typeof import('#web/i18n/nl-BE/teacher-dashboard.json');
  'teacher-live': typeof import('#web/i18n/nl-BE/teacher-live.json');
  'teacher-own': typeof import('#web/i18n/nl-BE/teacher-own.json');
  'teacher-results': typeof import('#web/i18n/nl-BE/teacher-results.json');
  'teacher-lessons': typeof import('#web/i18n/nl-BE/teacher-lessons.json');
  'teacher-school': typeof import('#web/i18n/nl-BE/teacher-school.json');
  'teacher-try-out': typeof import('#web/i18n/nl-BE/teacher-try-out.json');
  'teacher-wizard': typeof import('#web/i18n/nl-BE/teacher-wizard.json');
}
export type TextNamespace = keyof Texts;

type Form = 'zero' | 'one' | 'other';
/** The forms of a text for several numbers are one key. */
type WithoutForm<Key extends string> = Key extends `${infer Base}_${Form}` ? Base : Key;

type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? WithoutForm<Key> : `${Key}.${KeysOf<Tree[Key]>}`;
}[keyof Tree & string];

/** The keys of a namespace's texts, `part.of.the.page`. */
export type KeyIn<Namespace extends TextNamespace> = { [Name in Namespace]: KeysOf<Texts[Name]> }[Namespace];

/** Every text under its complete name, `namespace:key`. */
export type TextKey = { [Name in TextNamespace]: `${Name}:${KeysOf<Texts[Name]>}` }[TextNamespace];

/** The values of a text's placeholders; `count` also chooses between its forms `_one`, `_other` and, for nothing, `_zero`. */
export type Values = Readonly<Record<string, string | number | null | undefined>>;

/** The `t` of any namespace, for a function that names its texts completely. */
export type Translate = (key: TextKey, values?: Values) => string;
