import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, it } from 'vitest';
import teacherResults from '#web/i18n/nl-BE/teacher-results.json';
import { settings } from '#web/shell/settings.ts';
import { PartyScores } from './party-scores.tsx';

Object.assign(settings, { resultsMinCount: 3 });

/** What a row says, and whether it draws a bar. */
async function rowOf(type: 'debate' | 'party', count: number | null, total: number) {
  const i18n = createInstance();
  const resources = { 'nl-BE': { 'teacher-results': teacherResults } };
  await i18n.use(initReactI18next).init({ lng: 'nl-BE', resources });
  const party = { _id: '1', name: 'Zaailing', description: '', video: '', image: null, color: '#123456' };
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <PartyScores scores={[{ ...party, count, total }]} type={type} />
    </I18nextProvider>,
  );
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [text, html.includes('<i>')];
}

it('leads with the percentage, whole, and has the counts of a debate beside it', async () => {
  expect(await rowOf('debate', 15, 45)).toEqual(['Z Zaailing 33 % 15 / 45', true]);
  expect(await rowOf('party', 2, 3)).toEqual(['Z Zaailing 67 %', true]);
});

it('draws no bar for nothing', async () => {
  expect(await rowOf('debate', 0, 45)).toEqual(['Z Zaailing 0 % 0 / 45', false]);
  expect(await rowOf('party', 0, 0)).toEqual(['Z Zaailing niet gekozen', false]);
});

it('does not call few equal answers few answers', async () => {
  expect(await rowOf('debate', null, 300)).toEqual(['Z Zaailing minder dan 3', false]);
});
