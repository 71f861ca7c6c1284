// A number and the words around it agree: one of one, one of several, several; each language by its own rule.
import { expect, it } from 'vitest';
import { addTexts, type TextTree, translatorOf } from './translator.ts';

const FILES = import.meta.glob<TextTree>('./*/*.json', { eager: true, import: 'default' });

/** The texts of one language, as the app asks for them. */
function textsIn(language: string) {
  for (const [path, texts] of Object.entries(FILES)) {
    const [, of = '', name = ''] = path.split('/');
    if (of === language) addTexts(of, name.replace('.json', ''), texts);
  }
  return translatorOf('common', language).t;
}

it.each([
  ['nl-BE', ['1 van 1 gebruiker', '1 van 5 gebruikers', '0 van 5 gebruikers']],
  ['en', ['1 of 1 user', '1 of 5 users', '0 of 5 users']],
  ['fr', ['Utilisateurs\u202f: 1 sur 1', 'Utilisateurs\u202f: 1 sur 5', 'Utilisateurs\u202f: 0 sur 5']],
  ['de', ['1 von 1 Konto', '1 von 5 Konten', '0 von 5 Konten']],
])('a list’s counter in %s', (language, texts) => {
  const t = textsIn(language);
  const of = (shown: number, count: number) => t('office-users:count', { shown, count });
  expect([of(1, 1), of(1, 5), of(0, 5)]).toEqual(texts);
});

it.each([
  [
    'nl-BE',
    ['1 van 1 leerling heeft geantwoord', '1 van de 3 leerlingen heeft geantwoord', 'van de 3 hebben geantwoord'],
  ],
  ['en', ['1 of 1 student has answered', '1 of 3 students has answered', 'of 3 have answered']],
  ['fr', ['1 élève sur 1 a répondu', '1 élève sur 3 a répondu', 'sur 3 ont répondu']],
  ['de', ['1 von 1 Person hat geantwortet', '1 von 3 Personen hat geantwortet', 'von 3 haben geantwortet']],
])('who has answered in %s', (language, texts) => {
  const t = textsIn(language);
  const seats = (count: number, all: number) =>
    t('teacher-live:question.seats', { count, students: t('teacher-live:ofStudents', { count: all }) });
  const beside = t('teacher-live:question.answered', { count: 2, students: t('teacher-live:ofAll', { count: 3 }) });
  expect([seats(1, 1), seats(1, 3), beside]).toEqual(texts);
});

it.each([
  ['nl-BE', ['Gelijk: 0 van 1 antwoord', 'Gelijk: 1 van de 3 antwoorden']],
  ['en', ['The same: 0 of 1 answer', 'The same: 1 of 3 answers']],
  ['fr', ['Identiques\u202f: 0 sur 1 réponse', 'Identiques\u202f: 1 sur 3 réponses']],
  ['de', ['Gleich: 0 von 1 Antwort', 'Gleich: 1 von 3 Antworten']],
])('how many answers are a party’s in %s', (language, texts) => {
  const t = textsIn(language);
  const match = (same: number, count: number) => t('student-results:comparison.match', { same, count });
  expect([match(0, 1), match(1, 3)]).toEqual(texts);
});

it.each([
  ['nl-BE', ['Juist: 1 van je 1 antwoord', 'Juist: 1 van je 3 antwoorden', '1 van 3 juist']],
  ['en', ['Right: 1 of your 1 answer', 'Right: 1 of your 3 answers', '1 of 3 right']],
  ['fr', ['Réponses justes\u202f: 1 sur 1', 'Réponses justes\u202f: 1 sur 3', 'Justes\u202f: 1 sur 3']],
  ['de', ['Richtig: 1 von 1 Antwort', 'Richtig: 1 von 3 Antworten', '1 von 3 richtig']],
])('how many answers were the played party’s in %s', (language, texts) => {
  const t = textsIn(language);
  const hits = (count: number) => t('student-results:played.hits', { hits: 1, count });
  expect([hits(1), hits(3), t('teacher-live:perspective.hits', { hits: 1, players: 3 })]).toEqual(texts);
});

it.each([
  [
    'nl-BE',
    ['1 van de 20 vraagt om een verandering', '1 bevat een ontkenning'],
    ['3 van de 20 vragen om een verandering', '3 bevatten een ontkenning'],
  ],
  [
    'en',
    ['1 of the 20 asks for a change', '1 contains a negation'],
    ['3 of the 20 ask for a change', '3 contain a negation'],
  ],
  [
    'fr',
    ['1 sur 20 demande un changement', '1 contient une négation'],
    ['3 sur 20 demandent un changement', '3 contiennent une négation'],
  ],
  [
    'de',
    ['1 von 20 verlangt eine Änderung', '1 enthält eine Verneinung'],
    ['3 von 20 verlangen eine Änderung', '3 enthalten eine Verneinung'],
  ],
])('how many statements steer by their words in %s', (language, one, several) => {
  const t = textsIn(language);
  const wording = (count: number) =>
    t('teacher-wizard:balance.wording', {
      changes: t('teacher-wizard:balance.changes', { count, all: 20 }),
      negations: t('teacher-wizard:balance.negations', { count }),
    });
  for (const part of one) expect(wording(1)).toContain(part);
  for (const part of several) expect(wording(3)).toContain(part);
});
