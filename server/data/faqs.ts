import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/id.ts';
import type { Schema } from '#server/db/schema.ts';
import { writeMeta } from './meta.ts';

export type FaqRow = Schema['faqs'];

interface FaqFields {
  question: string;
  /** Sanitised HTML. */
  answer: string;
  order: number;
}

export const findFaqs = (db: Db): Promise<FaqRow[]> =>
  db.selectFrom('faqs').selectAll().orderBy('sort_order').orderBy('id').execute();

/** Inserts a list; equal orders keep the order given. */
export async function insertFaqs(trx: Db, faqs: readonly FaqFields[]): Promise<void> {
  if (faqs.length === 0) return;
  const now = Date.now();
  await trx
    .insertInto('faqs')
    .values(
      faqs.map(({ question, answer, order }, at) => ({ id: newId(now + at), question, answer, sort_order: order })),
    )
    .execute();
}

/** Whether the stored list, as `findFaqs` returns it, is that one. */
function isStored(stored: readonly FaqRow[], faqs: readonly FaqFields[]): boolean {
  const sorted = faqs.toSorted((a, b) => a.order - b.order);
  return (
    stored.length === sorted.length &&
    stored.every(({ question, answer, sort_order }, at) => {
      const one = sorted[at];
      return one?.question === question && one.answer === answer && one.order === sort_order;
    })
  );
}

/**
 * Replaces the whole list. With `expected`, the ids of the list that was changed, returns false and does nothing when another list is
 * stored, unless that is the new one: it was sent again because the reply was lost.
 */
export async function replaceFaqs(
  db: Db,
  faqs: readonly FaqFields[],
  expected: readonly string[] | undefined,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Saves at the same time wait here, so that two lists never mix.
    await writeMeta(trx, 'faq-saved', new Date().toISOString());
    if (expected !== undefined) {
      const stored = await findFaqs(trx);
      const known = new Set(expected);
      if (known.size !== stored.length || !stored.every(({ id }) => known.has(id))) return isStored(stored, faqs);
    }
    await trx.deleteFrom('faqs').execute();
    await insertFaqs(trx, faqs);
    return true;
  });
}
