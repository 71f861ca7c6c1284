import { AppError, found, invalid } from '#server/app-error.ts';
import {
  countTemplates,
  findTemplates,
  insertTemplate,
  isOffered,
  type NewTemplate,
  type OwnTemplate,
  type StoredTemplate,
  saveTemplate,
} from '#server/data/game/game-templates.ts';
import { storedOrder } from '#server/data/game/notes.ts';
import type { Db, Trx } from '#server/db/client.ts';
import { newId } from '#server/db/id.ts';
import type { Saved } from '#server/db/save-versioned.ts';
import { createOnce, fitted, savedOrThrow } from '#server/office/editable.ts';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import type { gameTemplateEndpoints } from '#shared/contract/game-template.ts';
import { settingsIn } from '#shared/domain/game-settings.ts';
import { TEMPLATES_MAX } from '#shared/domain/limits.ts';
import {
  assertInSet,
  assertOfType,
  checkedGame,
  distinctParties,
  throwFieldErrors,
  withOwnIds,
  withoutRepeats,
} from './checked-game.ts';
import { checkedNotes } from './checked-notes.ts';

type Form = BodyOf<typeof gameTemplateEndpoints.create>;
type TemplateChange = BodyOf<typeof gameTemplateEndpoints.update>;
/** Whose template it is. */
interface Named {
  id: string;
  ownerId: string;
}

/** Calls at the same moment may create a few more: nothing depends on the exact number. */
async function assertRoom(trx: Trx, ownerId: string): Promise<void> {
  if ((await countTemplates(trx, ownerId)) >= TEMPLATES_MAX)
    throw new AppError('WRONG_STATE', {
      message: `There are ${TEMPLATES_MAX} game templates already: delete one first`,
    });
}

const findTemplate = async (db: Db, { id, ownerId }: Named): Promise<OwnTemplate | undefined> =>
  (await findTemplates(db, ownerId, id))[0];

/**
 * Creates a template, or changes the one that an earlier call with the same id created. Throws INVALID for what is not
 * in the question set, WRONG_STATE for too many templates.
 */
export async function createTemplate(
  db: Db,
  ownerId: string,
  { withId: id = newId(), ...form }: Form,
): Promise<OwnTemplate> {
  const named = { id, ownerId };
  await createOnce<unknown>(
    () => saveChange(db, named, form),
    () =>
      db.transaction().execute(async (trx) => {
        const game = await checkedGame(trx, named, form);
        await assertRoom(trx, ownerId);
        await insertTemplate(trx, { ...game, id, from_colleague: 0 });
      }),
  );
  return found(await findTemplate(db, named));
}

/**
 * Returns a copy of a template for that user, or the one of an earlier call with the same id. Throws WRONG_STATE if
 * they have too many.
 */
export async function copyTemplate(
  db: Db,
  ownerId: string,
  original: StoredTemplate,
  id: string = newId(),
): Promise<OwnTemplate> {
  const named = { id, ownerId };
  await createOnce<unknown>(
    async () => (await findTemplate(db, named)) ?? 'gone',
    () => makeCopy(db, named, original),
  );
  return found(await findTemplate(db, named));
}

function makeCopy(db: Db, { id, ownerId }: Named, original: StoredTemplate): Promise<void> {
  const isOwn = original.owner_id === ownerId;
  return db.transaction().execute(async (trx) => {
    await assertRoom(trx, ownerId);
    const copy = await withOwnIds<NewTemplate>(trx, id, {
      id,
      owner_id: ownerId,
      name: original.name,
      // The class label and the notes belong to the teacher, not to the colleague.
      class_label: isOwn ? original.class_label : '',
      notes: isOwn ? original.notes : [],
      type: original.type,
      question_set_id: original.question_set_id,
      from_colleague: isOwn ? 0 : 1,
      statements: original.statements,
      ownStatements: original.ownStatements,
      parties: original.parties,
      settings: original.settings,
    });
    await insertTemplate(trx, copy);
  });
}

/** Changes submitted fields. Throws NOT_FOUND, CHANGED_MEANWHILE, and INVALID for what is not in the question set. */
export async function changeTemplate(
  db: Db,
  { id, owner_id: ownerId }: OwnTemplate,
  change: TemplateChange,
): Promise<OwnTemplate> {
  savedOrThrow(await saveChange(db, { id, ownerId }, change));
  return found(await findTemplate(db, { id, ownerId }));
}

const saveChange = (db: Db, named: Named, change: TemplateChange): Promise<Saved<StoredTemplate>> =>
  saveTemplate(
    db,
    named,
    (stored, trx) => fitted(stored, change.version, () => changed(trx, stored, change)),
    change.version,
  );

/** A template after a change. */
async function changed(trx: Trx, stored: StoredTemplate, change: TemplateChange): Promise<StoredTemplate> {
  const { questionSet = stored.question_set_id } = change;
  const sent: StoredTemplate = {
    ...stored,
    name: change.name ?? stored.name,
    class_label: change.classLabel ?? stored.class_label,
    type: change.type ?? stored.type,
    question_set_id: questionSet,
    statements: withoutRepeats(change.statements ?? stored.statements),
    ownStatements: change.ownStatements ?? stored.ownStatements,
    parties: distinctParties(change.parties ?? stored.parties),
    settings: settingsIn(change.settings ?? stored.settings),
    notes: storedOrder(change.notes ?? stored.notes),
  };
  const next = await withOwnIds(trx, stored.id, sent, stored.ownStatements);
  if (questionSet !== stored.question_set_id) {
    if (!(await isOffered(trx, questionSet))) throw invalid({ questionSet: 'UNKNOWN' });
    // Another question set has other statements and parties: they must come along.
    throwFieldErrors('REQUIRED', {
      statements: change.statements === undefined,
      parties: change.parties === undefined,
    });
  }
  assertOfType(next);
  const statements = await assertInSet(trx, { ...next, questionSet });
  const sentIds = sent.ownStatements.map(({ _id }) => _id);
  if (change.notes) checkedNotes(change.notes, new Set([...statements, ...sentIds]));
  // A note is removed with its own statement.
  return { ...next, notes: next.notes.filter(({ statementId }) => statements.has(statementId)) };
}
