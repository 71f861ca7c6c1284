import { AppError, found } from '#server/app-error.ts';
import {
  findContent,
  findExistingParties,
  findHeader,
  findIdsOfOtherSets,
  findPartiesOfSet,
  insertQuestionSet,
  type QuestionSetContent,
  type StoredSet,
  saveQuestionSet,
} from '#server/data/office/question-sets.ts';
import type { Db, Trx } from '#server/db/client.ts';
import { newId } from '#server/db/id.ts';
import type { Deps } from '#server/deps.ts';
import { createOnce, fitted, savedOrThrow } from '#server/office/editable.ts';
import { presentQuestionSet } from '#server/present/office/question-set.ts';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import type { QuestionSet, questionSetEndpoints } from '#shared/contract/question-set.ts';
import { applyChange, changesContent, EMPTY_CONTENT, type QuestionSetChange, sentIds } from './question-set.change.ts';
import { assertComplete } from './question-set.publish.ts';

export type Parts = Pick<Deps, 'db' | 'objects'>;

/** A set as it leaves the server. */
export const present = async ({ objects }: Parts, db: Db, { content, ...header }: StoredSet): Promise<QuestionSet> =>
  presentQuestionSet(header, content, await findPartiesOfSet(db, header.id), objects);

/** Throws NOT_FOUND if there is no such set. */
export const findStored = async (trx: Trx, id: string): Promise<StoredSet> => ({
  ...found(await findHeader(trx, id)),
  content: await findContent(trx, id),
});

/** A whole set as it was at one moment. */
export const readQuestionSet = (parts: Parts, id: string): Promise<QuestionSet> =>
  parts.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => present(parts, trx, await findStored(trx, id)));

async function changedContent(
  trx: Trx,
  id: string,
  current: QuestionSetContent,
  change: QuestionSetChange,
): Promise<QuestionSetContent> {
  return applyChange(current, change, {
    takenIds: await findIdsOfOtherSets(trx, id, sentIds(change)),
    parties: await findExistingParties(trx, change.parties ?? []),
  });
}

const saveChange = (db: Db, id: string, { version, ...change }: QuestionSetChange) =>
  saveQuestionSet(
    db,
    id,
    async (stored, trx) => {
      const { name = stored.name, description = stored.description } = change;
      const content = changesContent(change)
        ? await fitted(stored, stored.published ? undefined : version, () =>
            changedContent(trx, id, stored.content, change),
          )
        : stored.content;
      if (stored.published) throw new AppError('PUBLISHED');
      return { ...stored, name, description, content };
    },
    version,
  );

/**
 * Creates an unpublished set, or changes that of an earlier call with the same id. Throws 422 for parts that do not
 * fit.
 */
export async function createQuestionSet(
  parts: Parts,
  { withId: id = newId(), ...body }: BodyOf<typeof questionSetEndpoints.create>,
): Promise<QuestionSet> {
  const { db } = parts;
  const insert = () =>
    db.transaction().execute(async (trx) => {
      const { name, description } = body;
      const content = await changedContent(trx, id, EMPTY_CONTENT, body);
      return insertQuestionSet(trx, { id, name, description, content });
    });
  return present(parts, db, await createOnce(() => saveChange(db, id, body), insert));
}

/** Changes an unpublished set; nothing of it when any part is invalid. Throws CHANGED_MEANWHILE for another version. */
export const changeQuestionSet = async (parts: Parts, id: string, change: QuestionSetChange): Promise<QuestionSet> =>
  present(parts, parts.db, savedOrThrow(await saveChange(parts.db, id, change)));

/**
 * Publishes a complete set, for good. Throws PUBLISHED the second time, CHANGED_MEANWHILE for another `version`, 422
 * with what is missing.
 */
export async function publishQuestionSet(parts: Parts, id: string, version?: number): Promise<QuestionSet> {
  const saved = await saveQuestionSet(
    parts.db,
    id,
    async (stored, trx) => {
      if (stored.published) throw new AppError('PUBLISHED');
      if (version === undefined || version === stored.version) assertComplete(await present(parts, trx, stored));
      return { ...stored, published: true };
    },
    version,
  );
  return present(parts, parts.db, savedOrThrow(saved));
}
