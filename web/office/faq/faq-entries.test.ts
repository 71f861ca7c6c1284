// The order of the FAQ while it is edited.
import { describe, expect, it } from 'vitest';
import { byOrder, type EditedFaq, isFaqDraft, nextOrder, withKeysOf, withMoved } from './faq-entries.ts';

const faq = (key: string, order: string): EditedFaq => ({ key, question: key, answer: '', order });
const keys = (entries: EditedFaq[]) => entries.map(({ key, order }) => `${key}${order}`).join(' ');

describe('the FAQ', () => {
  it('gives a new entry the highest number plus one', () => {
    expect(nextOrder([])).toBe('1');
    expect(nextOrder([faq('a', '7'), faq('b', '2'), faq('c', 'x')])).toBe('8');
  });
  it('sorts by number, and leaves all in place while one is no number', () => {
    expect(keys(byOrder([faq('a', '2'), faq('b', '1,5'), faq('c', '1.75')]))).toBe('b1,5 c1.75 a2');
    expect(keys(byOrder([faq('a', '2'), faq('b', '')]))).toBe('a2 b');
  });
  it('numbers all entries from 1 after one was moved', () => {
    expect(keys(withMoved([faq('a', '5'), faq('b', '6'), faq('c', '9')], 2, 0))).toBe('c1 a2 b3');
  });
  it('takes only drafts of its own shape', () => {
    expect(isFaqDraft({ version: 3, entries: [faq('a', '1')] })).toBe(true);
    expect(isFaqDraft({ version: 3, entries: [{ key: 'a' }] })).toBe(false);
    expect(isFaqDraft([faq('a', '1')])).toBe(false);
    expect(isFaqDraft(null)).toBe(false);
  });
});

it('rows keep their keys when the list is stored, whatever order they were typed in', () => {
  const row = (key: string, order: string) => ({ key, question: key, answer: '', order });
  const sent = [row('a', '2'), row('new', '1')];
  const stored = [row('id-1', '1'), row('id-2', '2')];
  expect(withKeysOf(sent, stored).map(({ key }) => key)).toEqual(['new', 'a']);
});
