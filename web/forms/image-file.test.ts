import { expect, it } from 'vitest';
import { fitInto, hasTooManyPixels } from './image-file.ts';

it.each([
  [10_000, 4_000, false],
  [10_001, 1, true],
  [1, 10_001, true],
  [8_000, 8_000, true],
])('%i × %i pixels', (width, height, tooMany) => expect(hasTooManyPixels(width, height)).toBe(tooMany));

it.each([
  [4_000, 3_000, 512, 384],
  [3_000, 4_000, 384, 512],
  [512, 512, 512, 512],
  [40, 20, 40, 20],
  [10_000, 3, 512, 1],
])('%i × %i pixels are kept as %i × %i', (width, height, keptWidth, keptHeight) =>
  expect(fitInto(512, width, height)).toEqual({ width: keptWidth, height: keptHeight }),
);
