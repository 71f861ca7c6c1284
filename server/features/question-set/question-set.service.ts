import { AppError, found } from '#server/app-error.ts';
import {
  findContent,
  findExistingParties,
  findHeader,
  findIdsOfOtherSets,
  findParties,
  insertHeader,
  lockForSave,
  type QuestionSetContent,
  type QuestionSetHeader,
  replaceContent,
  updateHeader,
  updateToPublished,
} from '#server/data/question-sets.ts';
import type { Trx } from '#server/db/client.ts';
import { newId } from '#server/db/id.ts';
import { retryTransaction } from '#server/db/retry.ts';
import type { Deps } from '#server/deps.ts';
import { presentQuestionSet } from '#server/present/question-set.ts';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import type { QuestionSet, questionSetEndpoints } from '#shared/contract/question-set.ts';
import {
  applyChange,
  changesContent,
  EMPTY_CONTENT,
  isApplied,
  type QuestionSetChange,
  sentIds,
} from './question-set.change.ts';
import { assertComplete } from './question-set.publish.ts';

export type Parts = Pick<Deps, 'db' | 'objects'>;

/** The set with that header, within a transaction. */
export async function read(
  { objects }: Parts,
  trx: Trx,
  header: QuestionSetHeader,
  content?: QuestionSetContent,
): Promise<QuestionSet> {
  return presentQuestionSet(
    header,
    content ?? (await findContent(trx, header.id)),
    await findParties(trx, header.id),
    objects,
  );
}

/** Throws NOT_FOUND if there is no such set. */
export async function existing(trx: Trx, id: string): Promise<QuestionSetHeader> {
  return found(await findHeader(trx, id));
}

/** A whole set as it was at one moment. */
export const readQuestionSet = (parts: Parts, id: string): Promise<QuestionSet> =>
  parts.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => read(parts, trx, await existing(trx, id)));

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

/** Creates an unpublished set, or changes the one that an earlier call with the same id created. Throws 422 when its parts do not fit together. */
export function createQuestionSet(
  parts: Parts,
  { withId: id = newId(), ...body }: BodyOf<typeof questionSetEndpoints.create>,
): Promise<QuestionSet> {
  return retryTransaction(parts.db, async (trx) => {
    if ((await findHeader(trx, id)) !== undefined) return changeWithin(parts, trx, id, body);
    const content = await changedContent(trx, id, EMPTY_CONTENT, body);
    await insertHeader(trx, { id, name: body.name, description: body.description });
    await replaceContent(trx, id, content);
    return read(parts, trx, await existing(trx, id), content);
  });
}

/** Changes an unpublished set; nothing of it when any part is invalid. */
export const changeQuestionSet = (parts: Parts, id: string, change: QuestionSetChange): Promise<QuestionSet> =>
  retryTransaction(parts.db, (trx) => changeWithin(parts, trx, id, change));

async function changeWithin(parts: Parts, trx: Trx, id: string, change: QuestionSetChange): Promise<QuestionSet> {
  const locked = found(await lockForSave(trx, id));
  const isPublished = locked.published;
  const { name = locked.name, description = locked.description, version = locked.version - 1 } = change;
  const current = await findContent(trx, id);
  const isSame = () => name === locked.name && description === locked.description && isApplied(current, change);
  if (!isPublished && version !== locked.version - 1 && !isSame()) throw new AppError('CHANGED_MEANWHILE');
  const content = changesContent(change) ? await changedContent(trx, id, current, change) : current;
  if (isPublished) throw new AppError('PUBLISHED');
  await updateHeader(trx, id, { name, description });
  if (content !== current) await replaceContent(trx, id, content);
  return read(parts, trx, { ...locked, name, description }, content);
}

/** Publishes a complete set; this cannot be undone. Throws PUBLISHED the second time, CHANGED_MEANWHILE when `version` is not stored, 422 with what is missing. */
export function publishQuestionSet(parts: Parts, id: string, version?: number): Promise<QuestionSet> {
  return parts.db.transaction().execute(async (trx) => {
    const locked = found(await lockForSave(trx, id));
    if (locked.published) throw new AppError('PUBLISHED');
    if (version !== undefined && version !== locked.version - 1) throw new AppError('CHANGED_MEANWHILE');
    const set = await read(parts, trx, locked);
    assertComplete(set);
    await updateToPublished(trx, id);
    return { ...set, published: true };
  });
}
