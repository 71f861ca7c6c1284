import { expect, it } from 'vitest';
import { latinDigits } from './digits.ts';

it.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२ ९', '012 9'],
  ['１２３-４５６', '123-456'],
  ['𝟘𝟙𝟡𝟬𝟵', '01909'],
  ['042 317', '042 317'],
  ['½ ② x', '½ ② x'],
])('%s is %s', (text, expected) => expect(latinDigits(text)).toBe(expected));
