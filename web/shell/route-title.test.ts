// Titles: the first path segment, capitalised, with the product's name.
import { expect, it } from 'vitest';
import { routeTitle } from './route-title.ts';

it.each([
  ['/', 'Home · Halfrond'],
  ['/faq', 'Faq · Halfrond'],
  ['/register/a-token', 'Register · Halfrond'],
  ['/teacher/games/new', 'Teacher · Halfrond'],
])('the page %s is titled %s', (path, title) => {
  expect(routeTitle(path, 'Halfrond')).toBe(title);
});
