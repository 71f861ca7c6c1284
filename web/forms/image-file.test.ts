import { expect, it } from 'vitest';
import { hasTooManyPixels } from './image-file.ts';

it.each([
  [10_000, 4_000, false],
  [10_001, 1, true],
  [1, 10_001, true],
  [8_000, 8_000, true],
])('%i × %i pixels', (width, height, tooMany) => expect(hasTooManyPixels(width, height)).toBe(tooMany));
