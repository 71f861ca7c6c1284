import { isDeepStrictEqual } from 'node:util';
import { lockVersion, raiseVersion, readVersion } from '#server/data/system/meta.ts';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/id.ts';
import { type Saved, saveVersioned } from '#server/db/save-versioned.ts';
import type { Schema } from '#server/db/schema.ts';

const SAVES = 'faq-version';

export type FaqRow = Schema['faqs'];
interface FaqFields {
  question: string;
  /** Sanitised HTML. */
  answer: string;
  order: number;
}
export interface Faq {
  /** An empty list has version 0: its readers get no entry that says another one. */
  version: number;
  faqs: FaqRow[];
}

/** Returns the list; `version` is read before it, so that it is never newer. */
async function findWith(db: Db, version: () => Promise<number>): Promise<Faq> {
  const saves = await version();
  const faqs = await db.selectFrom('faqs').selectAll().orderBy('sort_order').orderBy('id').execute();
  return { version: faqs.length === 0 ? 0 : saves, faqs };
}

export const findFaq = (db: Db): Promise<Faq> => findWith(db, () => readVersion(db, SAVES));

/** The rows of a list; equal orders keep the order given. */
function rowsOf(faqs: readonly FaqFields[]): FaqRow[] {
  return faqs
    .map(({ question, answer, order }) => ({ id: newId(), question, answer, sort_order: order }))
    .sort((a, b) => a.sort_order - b.sort_order);
}

async function insertRows(trx: Db, rows: FaqRow[]): Promise<void> {
  if (rows.length > 0) await trx.insertInto('faqs').values(rows).execute();
}

export const insertFaqs = (trx: Db, faqs: readonly FaqFields[]): Promise<void> => insertRows(trx, rowsOf(faqs));

const textsOf = (rows: readonly FaqRow[]) =>
  rows.map(({ question, answer, sort_order }) => [question, answer, sort_order]);

/** Replaces the list that has that version. Returns what is stored then. */
export async function replaceFaq(db: Db, sent: readonly FaqFields[], version: number | undefined): Promise<Saved<Faq>> {
  const saved = await saveVersioned<Faq>(
    db,
    (trx) => ({
      lock: () => findWith(trx, () => lockVersion(trx, SAVES)),
      merge: (stored) => {
        const faqs = rowsOf(sent);
        return isDeepStrictEqual(textsOf(faqs), textsOf(stored.faqs)) ? stored : { ...stored, faqs };
      },
      store: async ({ faqs }) => {
        await raiseVersion(trx, SAVES);
        await trx.deleteFrom('faqs').execute();
        await insertRows(trx, faqs);
      },
    }),
    version,
  );
  return typeof saved === 'string' ? saved : findFaq(db);
}
