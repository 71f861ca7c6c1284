// French puts a narrow space that does not break before : ; ? ! and inside « ».
import { expect, it } from 'vitest';

const FILES = import.meta.glob<string>('./fr/*.json', { eager: true, query: '?raw', import: 'default' });

it('every French text has them', () => {
  const lines = Object.values(FILES).flatMap((text) => text.split('\n'));
  // Without the colon of JSON, placeholders and addresses.
  const texts = lines.map((line) =>
    line
      .replace(/^\s*"[^"]*": /, '')
      .replace(/\{\{\w+\}\}/g, 'x')
      .replace(/https?:\/\//g, ''),
  );
  expect(texts.filter((text) => /[^\u202f][:;?!»]|«[^\u202f]/.test(text))).toEqual([]);
});
