// The texts as types, read from the Dutch files: a key that does not exist fails the type check.
import type account from '#web/i18n/nl-BE/account.json';
import type auth from '#web/i18n/nl-BE/auth.json';
import type common from '#web/i18n/nl-BE/common.json';
import type content from '#web/i18n/nl-BE/content.json';
import type faq from '#web/i18n/nl-BE/faq.json';
import type home from '#web/i18n/nl-BE/home.json';
import type lesson from '#web/i18n/nl-BE/lesson.json';
import type office from '#web/i18n/nl-BE/office.json';
import type officeContent from '#web/i18n/nl-BE/office-content.json';
import type officeFaq from '#web/i18n/nl-BE/office-faq.json';
import type officeImport from '#web/i18n/nl-BE/office-import.json';
import type officeParties from '#web/i18n/nl-BE/office-parties.json';
import type officePartners from '#web/i18n/nl-BE/office-partners.json';
import type officeQuestionSets from '#web/i18n/nl-BE/office-question-sets.json';
import type officeStatistics from '#web/i18n/nl-BE/office-statistics.json';
import type officeSystem from '#web/i18n/nl-BE/office-system.json';
import type officeUsers from '#web/i18n/nl-BE/office-users.json';
import type officeWords from '#web/i18n/nl-BE/office-words.json';
import type student from '#web/i18n/nl-BE/student.json';
import type studentDevice from '#web/i18n/nl-BE/student-device.json';
import type studentRefused from '#web/i18n/nl-BE/student-refused.json';
import type studentResults from '#web/i18n/nl-BE/student-results.json';
import type teacherBoard from '#web/i18n/nl-BE/teacher-board.json';
import type teacherDashboard from '#web/i18n/nl-BE/teacher-dashboard.json';
import type teacherLive from '#web/i18n/nl-BE/teacher-live.json';
import type teacherOwn from '#web/i18n/nl-BE/teacher-own.json';
import type teacherResults from '#web/i18n/nl-BE/teacher-results.json';
import type teacherSheet from '#web/i18n/nl-BE/teacher-sheet.json';
import type teacherTryOut from '#web/i18n/nl-BE/teacher-try-out.json';
import type teacherWizard from '#web/i18n/nl-BE/teacher-wizard.json';

interface Texts {
  account: typeof account;
  auth: typeof auth;
  common: typeof common;
  content: typeof content;
  faq: typeof faq;
  home: typeof home;
  lesson: typeof lesson;
  office: typeof office;
  'office-content': typeof officeContent;
  'office-faq': typeof officeFaq;
  'office-import': typeof officeImport;
  'office-parties': typeof officeParties;
  'office-partners': typeof officePartners;
  'office-question-sets': typeof officeQuestionSets;
  'office-statistics': typeof officeStatistics;
  'office-system': typeof officeSystem;
  'office-users': typeof officeUsers;
  'office-words': typeof officeWords;
  student: typeof student;
  'student-refused': typeof studentRefused;
  'student-device': typeof studentDevice;
  'student-results': typeof studentResults;
  'teacher-board': typeof teacherBoard;
  'teacher-dashboard': typeof teacherDashboard;
  'teacher-live': typeof teacherLive;
  'teacher-own': typeof teacherOwn;
  'teacher-results': typeof teacherResults;
  'teacher-sheet': typeof teacherSheet;
  'teacher-try-out': typeof teacherTryOut;
  'teacher-wizard': typeof teacherWizard;
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
