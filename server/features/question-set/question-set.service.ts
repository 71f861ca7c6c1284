// Saving, publishing and reading question sets, each in one transaction.
import type { Transaction } from 'kysely';
import { fromFlag, toFlag } from '#server/db/flag.ts';
import { newId } from '#server/db/id.ts';
import type { Schema } from '#server/db/schema.ts';
import { transactAgain } from '#server/db/write-outcome.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/app-error.ts';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import type { QuestionSet, questionSetEndpoints } from '#shared/contract/question-set.ts';
import { applyChange, type Change, changesContent, EMPTY_CONTENT, sentIds } from './question-set.change.ts';
import { presentQuestionSet } from './question-set.present.ts';
import { refuseIncomplete } from './question-set.publish.ts';
import {
  type Content,
  findContent,
  findExistingParties,
  findHeader,
  findIdsOfOtherSets,
  findParties,
  type Header,
  insertHeader,
  lockForSave,
  replaceContent,
  updateHeader,
} from './question-set.store.ts';

type Trx = Transaction<Schema>;
type Parts = Pick<Deps, 'db' | 'objects'>;

async function read({ objects }: Parts, trx: Trx, header: Header, content?: Content): Promise<QuestionSet> {
  return presentQuestionSet(
    header,
    content ?? (await findContent(trx, header.id)),
    await findParties(trx, header.id),
    objects,
  );
}

async function existing(trx: Trx, id: string): Promise<Header> {
  const header = await findHeader(trx, id);
  if (header === undefined) throw new AppError('NOT_FOUND');
  return header;
}

/** A whole set as it was at one moment. */
export const readQuestionSet = (parts: Parts, id: string): Promise<QuestionSet> =>
  parts.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => read(parts, trx, await existing(trx, id)));

async function changedContent(trx: Trx, id: string, current: Content, change: Change): Promise<Content> {
  return applyChange(current, change, {
    takenIds: await findIdsOfOtherSets(trx, id, sentIds(change)),
    parties: await findExistingParties(trx, change.parties ?? []),
  });
}

/** Makes an unpublished set; throws 422 when its parts do not fit together. */
export function createQuestionSet(
  parts: Parts,
  body: BodyOf<typeof questionSetEndpoints.create>,
): Promise<QuestionSet> {
  return transactAgain(parts.db, async (trx) => {
    const id = newId();
    const content = await changedContent(trx, id, EMPTY_CONTENT, body);
    await insertHeader(trx, { id, name: body.name, description: body.description });
    await replaceContent(trx, id, content);
    return read(parts, trx, await existing(trx, id), content);
  });
}

/** Changes an unpublished set; nothing of it when anything is refused. */
export function changeQuestionSet(parts: Parts, id: string, change: Change): Promise<QuestionSet> {
  return transactAgain(parts.db, async (trx) => {
    const locked = await lockForSave(trx, id);
    if (locked === undefined) throw new AppError('NOT_FOUND');
    const isPublished = fromFlag(locked.published);
    if (!isPublished && change.version !== undefined && change.version !== locked.version - 1)
      throw new AppError('CHANGED_MEANWHILE');
    const current = await findContent(trx, id);
    const content = changesContent(change) ? await changedContent(trx, id, current, change) : current;
    if (isPublished) throw new AppError('PUBLISHED');
    const { name = locked.name, description = locked.description } = change;
    await updateHeader(trx, id, { name, description });
    if (content !== current) await replaceContent(trx, id, content);
    return read(parts, trx, { ...locked, name, description }, content);
  });
}

/** Publishes a complete set for good. Throws PUBLISHED the second time, 422 with what is missing. */
export function publishQuestionSet(parts: Parts, id: string): Promise<QuestionSet> {
  return parts.db.transaction().execute(async (trx) => {
    const locked = await lockForSave(trx, id);
    if (locked === undefined) throw new AppError('NOT_FOUND');
    if (fromFlag(locked.published)) throw new AppError('PUBLISHED');
    const set = await read(parts, trx, locked);
    refuseIncomplete(set);
    await updateHeader(trx, id, { published: toFlag(true) });
    return { ...set, published: true };
  });
}
