import { expect, it } from 'vitest';
import { LANGUAGE_TAGS } from '#shared/domain/languages.ts';
import { TOUR } from './tour-pictures.ts';

const FILES = import.meta.glob('./pictures/*.webp', { query: '?url' });

it.each(Object.values(LANGUAGE_TAGS))('the tour has all its pictures in %s', (tag) => {
  const missing = TOUR.filter((name) => FILES[`./pictures/${name}-${tag}.webp`] === undefined);
  expect(missing, 'npm run tour makes them').toEqual([]);
});
