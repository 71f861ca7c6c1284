import type { FaqEntry } from '#shared/contract/faq.ts';
import { faqRules } from '#shared/rules/faq.ts';
import { parseOrder } from '#shared/rules/fields.ts';
import { isNumber, isText, listOf, shape } from '#web/client/shape.ts';
import { moved } from '#web/ui/lists/sortable-list.tsx';

export interface EditedFaq {
  /** Stable while editing; new entries have none on the server yet. */
  key: string;
  question: string;
  answer: string;
  /** As typed. */
  order: string;
}

/** The version of a list, which each entry has; an empty list has version 0. */
export const versionOf = (stored: readonly Pick<FaqEntry, 'version'>[]): number => stored[0]?.version ?? 0;

const isOrder = (text: string): boolean => faqRules.order(text) === null;

/** The number of a new entry: the highest plus one. */
export const nextOrder = (entries: readonly EditedFaq[]): string =>
  String(Math.max(0, ...entries.map(({ order }) => (isOrder(order) ? parseOrder(order) : 0))) + 1);

/** Sorts by number; entries with equal or invalid numbers keep their places. */
export function byOrder(entries: readonly EditedFaq[]): EditedFaq[] {
  if (!entries.every(({ order }) => isOrder(order))) return [...entries];
  return [...entries].sort((a, b) => parseOrder(a.order) - parseOrder(b.order));
}

/** Gives what was stored, in its order, the keys of the rows that were sent: an open row stays open, and keeps the focus. */
export function withKeysOf(sent: readonly EditedFaq[], stored: readonly EditedFaq[]): EditedFaq[] {
  const keys = byOrder(sent).map(({ key }) => key);
  return stored.map((entry, at) => ({ ...entry, key: keys[at] ?? entry.key }));
}

/** Puts an entry at another place and numbers all from 1; both places count from 0. */
export const withMoved = (entries: readonly EditedFaq[], from: number, to: number): EditedFaq[] =>
  moved(entries, from, to).map((one, index) => ({ ...one, order: String(index + 1) }));

export interface FaqDraft {
  /** The version of the list that was changed. */
  version: number;
  entries: EditedFaq[];
}

/** Whether a stored draft has the form's shape. */
export const isFaqDraft = shape<FaqDraft>({
  version: isNumber,
  entries: listOf(shape<EditedFaq>({ key: isText, question: isText, answer: isText, order: isText })),
});
