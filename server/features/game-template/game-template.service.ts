import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { AppError, found, invalid } from '#server/app-error.ts';
import {
  countTemplates,
  findLastChange,
  findPublishedSet,
  findTemplates,
  insertTemplate,
  isOffered,
  lockTemplate,
  type OwnTemplate,
  type StoredTemplate,
  updateTemplate,
} from '#server/data/game-templates.ts';
import { storedOrder } from '#server/data/notes.ts';
import { findOthersIds } from '#server/data/own-statements.ts';
import type { Db, Trx } from '#server/db/client.ts';
import { newId } from '#server/db/id.ts';
import { retryOnConflict } from '#server/db/retry.ts';
import { checkedNotes } from '#server/sessions/notes.ts';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import type { gameTemplateEndpoints } from '#shared/contract/game-template.ts';
import { settingsIn } from '#shared/domain/game-settings.ts';
import { TEMPLATES_MAX } from '#shared/domain/limits.ts';
import type { OwnStatement } from '#shared/domain/own-statement.ts';
import type { FieldCode } from '#shared/rules/field-codes.ts';

type Form = BodyOf<typeof gameTemplateEndpoints.create>;
type TemplateChange = BodyOf<typeof gameTemplateEndpoints.update>;

const withoutRepeats = (ids: readonly string[]): string[] => [...new Set(ids)];
/** Parties have no order of play: they are announced in the order in which they are read back. */
const partiesOf = (ids: readonly string[]): string[] => withoutRepeats(ids).sort();

function throwFieldErrors(code: FieldCode, invalidFields: Record<string, boolean>): void {
  const names = Object.keys(invalidFields).filter((name) => invalidFields[name]);
  if (names.length > 0) throw invalid(Object.fromEntries(names.map((name) => [name, code])));
}

type Listed = 'questionSet' | 'statements' | 'ownStatements';

/** Returns all statements that the template may name. Throws 422 where it names others, or other parties. */
async function assertInSet(
  trx: Trx,
  { questionSet, statements, ownStatements, parties }: Pick<Form, Listed | 'parties'>,
): Promise<ReadonlySet<string>> {
  const set = await findPublishedSet(trx, questionSet);
  if (set === undefined) throw invalid({ questionSet: 'UNKNOWN' });
  const ownIds = ownStatements.map(({ _id }) => _id);
  throwFieldErrors(
    'TAKEN',
    Object.fromEntries(ownIds.map((id, at) => [`ownStatements.${at}._id`, set.statements.has(id)])),
  );
  const known = new Set([...set.statements, ...ownIds]);
  throwFieldErrors('UNKNOWN', {
    statements: !statements.every((id) => known.has(id)),
    parties: !parties.every((id) => set.parties.has(id)),
  });
  return known;
}

function assertOfType({ type, settings, ownStatements }: Pick<Form, 'type' | 'settings' | 'ownStatements'>): void {
  throwFieldErrors('INVALID_VALUE', {
    settings: settingsIn(settings, type).length < settingsIn(settings).length,
    ownStatements: type === 'party' && ownStatements.length > 0,
  });
}

/** The id that a statement gets instead of one that somebody else's has: the same each time, so that a call sent again changes nothing. */
function replacementOf(templateId: string, id: string): string {
  const digits = hash('sha256', `${templateId} ${id}`);
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `8${digits.slice(12, 15)}`, `8${digits.slice(15, 18)}`];
  return [...parts, digits.slice(18, 30)].join('-');
}

/** What was sent of statements, without ids of somebody else's; those in `kept` are the template's own already. */
async function withOwnIds(
  trx: Trx,
  template: StoredTemplate,
  kept: readonly OwnStatement[] = [],
): Promise<StoredTemplate> {
  const isKept = new Set(kept.map(({ _id }) => _id));
  const ids = template.ownStatements.map(({ _id }) => _id).filter((id) => !isKept.has(id));
  const taken = await findOthersIds(trx, template.owner_id, ids);
  if (taken.size === 0) return template;
  const rename = (id: string): string => (taken.has(id) ? replacementOf(template.id, id) : id);
  return {
    ...template,
    statements: template.statements.map(rename),
    ownStatements: template.ownStatements.map((one) => ({ ...one, _id: rename(one._id) })),
    notes: storedOrder(template.notes.map((note) => ({ ...note, statementId: rename(note.statementId) }))),
  };
}

/** Calls at the same moment may create a few more: nothing depends on the exact number. */
async function assertRoom(trx: Trx, ownerId: string): Promise<void> {
  if ((await countTemplates(trx, ownerId)) >= TEMPLATES_MAX)
    throw new AppError('WRONG_STATE', {
      message: `There are ${TEMPLATES_MAX} game templates already: delete one first`,
    });
}

/** The time of a change: later than the owner's last one, so that the newest change is always recognised. */
async function nextUpdatedAt(trx: Trx, ownerId: string): Promise<string> {
  const last = await findLastChange(trx, ownerId);
  const earliest = last === undefined ? 0 : Date.parse(last) + 1;
  return new Date(Math.max(Date.now(), earliest)).toISOString();
}

/** Makes a template for its owner, or changes the one that an earlier call with the same id made. Throws INVALID when something is not in the question
 * set, WRONG_STATE if they have too many. */
export const createTemplate = (db: Db, ownerId: string, { withId = newId(), ...form }: Form): Promise<OwnTemplate> =>
  // The earlier call may still be under way.
  retryOnConflict(async () => {
    const [made] = await findTemplates(db, ownerId, withId);
    return made === undefined ? makeTemplate(db, ownerId, withId, form) : changeTemplate(db, made, form);
  });

function makeTemplate(db: Db, ownerId: string, id: string, form: Omit<Form, 'withId'>): Promise<OwnTemplate> {
  return db.transaction().execute(async (trx) => {
    assertOfType(form);
    if (!(await isOffered(trx, form.questionSet))) throw invalid({ questionSet: 'UNKNOWN' });
    const statements = await assertInSet(trx, form);
    await assertRoom(trx, ownerId);
    const template = await withOwnIds(trx, {
      id,
      owner_id: ownerId,
      name: form.name,
      class_label: form.classLabel,
      type: form.type,
      question_set_id: form.questionSet,
      updated_at: await nextUpdatedAt(trx, ownerId),
      from_colleague: 0,
      statements: withoutRepeats(form.statements),
      ownStatements: form.ownStatements,
      parties: partiesOf(form.parties),
      settings: settingsIn(form.settings),
      notes: checkedNotes(form.notes, statements),
    });
    await insertTemplate(trx, template);
    return { ...template, linked: false };
  });
}

/** Makes a copy of a template for that user, or finds the one that an earlier call with the same id made. Returns it. Throws WRONG_STATE if
 * they have too many. */
export const copyTemplate = (
  db: Db,
  userId: string,
  original: StoredTemplate,
  withId: string = newId(),
): Promise<OwnTemplate> =>
  retryOnConflict(async () => {
    const [made] = await findTemplates(db, userId, withId);
    return made ?? makeCopy(db, userId, original, withId);
  });

function makeCopy(db: Db, userId: string, original: StoredTemplate, id: string): Promise<OwnTemplate> {
  return db.transaction().execute(async (trx) => {
    await assertRoom(trx, userId);
    const copy = await withOwnIds(trx, {
      id,
      owner_id: userId,
      name: original.name,
      // The class label belongs to the teacher, not to the colleague.
      class_label: original.owner_id === userId ? original.class_label : '',
      type: original.type,
      question_set_id: original.question_set_id,
      updated_at: await nextUpdatedAt(trx, userId),
      from_colleague: original.owner_id === userId ? 0 : 1,
      statements: original.statements,
      ownStatements: original.ownStatements,
      parties: original.parties,
      settings: original.settings,
      // So do the notes.
      notes: original.owner_id === userId ? original.notes : [],
    });
    await insertTemplate(trx, copy);
    return { ...copy, linked: false };
  });
}

/** Changes what is given. Throws CHANGED_MEANWHILE, 422 when something is not in the question set, 404 when the template went meanwhile. */
export function changeTemplate(
  db: Db,
  { id, owner_id }: Pick<OwnTemplate, 'id' | 'owner_id'>,
  change: TemplateChange,
): Promise<OwnTemplate> {
  return db.transaction().execute(async (trx) => {
    // Locked before it is read: what is not given must stay as another change leaves it.
    await lockTemplate(trx, id);
    const [first] = await findTemplates(trx, owner_id, id);
    const current = found(first);
    const { linked, ...stored } = current;
    const { questionSet = current.question_set_id, replaces = current.updated_at } = change;
    const sent: StoredTemplate = {
      ...stored,
      name: change.name ?? current.name,
      class_label: change.classLabel ?? current.class_label,
      type: change.type ?? current.type,
      question_set_id: questionSet,
      updated_at: await nextUpdatedAt(trx, owner_id),
      statements: withoutRepeats(change.statements ?? current.statements),
      ownStatements: change.ownStatements ?? current.ownStatements,
      parties: partiesOf(change.parties ?? current.parties),
      settings: settingsIn(change.settings ?? current.settings),
      notes: storedOrder(change.notes ?? current.notes),
    };
    const next = await withOwnIds(trx, sent, current.ownStatements);
    const after = { ...next, updated_at: current.updated_at };
    // The change itself, sent again because its reply was lost, is no conflict.
    if (
      replaces !== current.updated_at &&
      !isDeepStrictEqual(after, { ...stored, settings: settingsIn(stored.settings) })
    )
      throw new AppError('CHANGED_MEANWHILE');
    if (questionSet !== current.question_set_id) {
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
    // One goes with its own statement.
    const notes = next.notes.filter(({ statementId }) => statements.has(statementId));
    await updateTemplate(trx, { ...next, notes });
    return { ...next, notes, linked };
  });
}
