import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import teacherResults from '#web/i18n/nl-BE/teacher-results.json';
import { addTexts } from '#web/i18n/translator.ts';
import { settings } from '#web/shell/settings.ts';
import { PartyScores } from './party-scores.tsx';

Object.assign(settings, { resultsMinCount: 3 });
addTexts('nl-BE', 'teacher-results', teacherResults);

const party = { _id: '1', name: 'Zaailing', description: '', video: '', image: null, color: '#123456' };

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The text of a row, and whether it has a bar. */
function rowOf(type: 'debate' | 'party', count: number | null, total: number | null) {
  const html = renderToStaticMarkup(<PartyScores scores={[{ ...party, count, total }]} type={type} />);
  return [textOf(html), html.includes('<i>')];
}

it('leads with the percentage, whole, and has the counts of a debate beside it', () => {
  expect(rowOf('debate', 15, 45)).toEqual(['Z Zaailing 33 % 15 / 45', true]);
  expect(rowOf('party', 2, 3)).toEqual(['Z Zaailing 67 %', true]);
  expect(rowOf('party', 51, 101)).toEqual(['Z Zaailing 50 %', true]);
});

it('draws no bar for nothing', () => {
  expect(rowOf('debate', 0, 45)).toEqual(['Z Zaailing 0 % 0 / 45', false]);
  expect(rowOf('party', 0, 0)).toEqual(['Z Zaailing niet gekozen', false]);
});

it('says “fewer than 3” for a hidden count, whatever the number of answers', () => {
  expect(rowOf('debate', null, 300)).toEqual(['Z Zaailing minder dan 3', false]);
  expect(rowOf('party', null, null)).toEqual(['Z Zaailing minder dan 3 spelers', false]);
});

it('has a decimal for two parties that would read alike, and all decimals where it is exact', () => {
  const scores = [
    { ...party, _id: '1', count: 58, total: 156 },
    { ...party, _id: '2', count: 57, total: 156 },
    { ...party, _id: '3', count: 39, total: 156 },
  ];
  const percentages = (isExact: boolean) =>
    textOf(renderToStaticMarkup(<PartyScores scores={scores} type="party" isExact={isExact} />)).match(/[\d,]+ %/g);
  expect(percentages(false)).toEqual(['37,2 %', '36,5 %', '25 %']);
  expect(percentages(true)).toEqual(['37,18 %', '36,54 %', '25 %']);
});
