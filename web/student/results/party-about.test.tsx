import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import studentResults from '#web/i18n/nl-BE/student-results.json';
import { addTexts } from '#web/i18n/translator.ts';
import { PartyAbout } from './party-about.tsx';

addTexts('nl-BE', 'student-results', studentResults);

it('names who shows the video of a party, and loads nothing from there until it is asked for', () => {
  const party = { _id: 'p', name: 'Weefsel', description: '', image: null, color: '#123456' };
  const drawn = renderToStaticMarkup(<PartyAbout party={{ ...party, video: 'https://youtu.be/abc' }} />);
  expect(drawn).toContain('Bekijk de video (YouTube)');
  expect(drawn).not.toMatch(/iframe|src=|https:/);
});
