// Titles: the heading of the page with the product's name; of a student's screens the product's name alone.
import { expect, it } from 'vitest';
import { pageTitle } from './page-title.ts';

it.each([
  ['/faq', 'Foire aux questions', 'Foire aux questions · Halfrond'],
  ['/teacher/games/new', '  Welke\n  set? ', 'Welke set? · Halfrond'],
  ['/teacher/votingsession/ABC', 'Moet de bus gratis zijn?', 'Moet de bus gratis zijn? · Halfrond'],
  ['/faq', null, 'Halfrond'],
  ['/faq', '', 'Halfrond'],
  ['/votingsession/ABC', 'Moet de bus gratis zijn?', 'Halfrond'],
  ['/results/1/party/2', 'Groene Draad', 'Halfrond'],
])('the page %s with the heading %s is titled %s', (path, heading, title) => {
  expect(pageTitle(path, heading, 'Halfrond')).toBe(title);
});
