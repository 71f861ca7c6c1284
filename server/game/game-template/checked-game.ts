// Checks a game that somebody sent against its question set: for templates, and for games without one.
import { hash } from 'node:crypto';
import { invalid } from '#server/app-error.ts';
import { findPublishedSet, type Game, isOffered } from '#server/data/game/game-templates.ts';
import { storedOrder } from '#server/data/game/notes.ts';
import { findOthersIds } from '#server/data/game/own-statements.ts';
import type { Trx } from '#server/db/client.ts';
import type { GameTemplateForm } from '#shared/contract/game-template.ts';
import { settingsIn } from '#shared/domain/game-settings.ts';
import type { OwnStatement } from '#shared/domain/own-statement.ts';
import type { FieldCode } from '#shared/rules/field-codes.ts';
import { checkedNotes } from './checked-notes.ts';

export const withoutRepeats = (ids: readonly string[]): string[] => [...new Set(ids)];
/** Parties have no order of play: they are announced in the order in which they are read back. */
export const distinctParties = (ids: readonly string[]): string[] => withoutRepeats(ids).sort();

export function throwFieldErrors(code: FieldCode, invalidFields: Record<string, boolean>): void {
  const names = Object.keys(invalidFields).filter((name) => invalidFields[name]);
  if (names.length > 0) throw invalid(Object.fromEntries(names.map((name) => [name, code])));
}

type Listed = 'questionSet' | 'statements' | 'ownStatements';

/** Returns all statements that the template may name. Throws 422 where it names others, or other parties. */
export async function assertInSet(
  trx: Trx,
  { questionSet, statements, ownStatements, parties }: Pick<GameTemplateForm, Listed | 'parties'>,
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

/** Throws 422 for what games of that type do not have. */
export function assertOfType({
  type,
  settings,
  ownStatements,
}: Pick<GameTemplateForm, 'type' | 'settings' | 'ownStatements'>): void {
  throwFieldErrors('INVALID_VALUE', {
    settings: settingsIn(settings, type).length < settingsIn(settings).length,
    ownStatements: type === 'party' && ownStatements.length > 0,
  });
}

/**
 * The id that a statement gets instead of one that somebody else's has: the same each time, so that a call sent again
 * changes nothing.
 */
function replacementOf(gameId: string, id: string): string {
  const digits = hash('sha256', `${gameId} ${id}`);
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `8${digits.slice(12, 15)}`, `8${digits.slice(15, 18)}`];
  return [...parts, digits.slice(18, 30)].join('-');
}

/**
 * What was sent of statements, without ids of somebody else's; those in `kept` are one's own already. `id` is that of
 * the template or game.
 */
export async function withOwnIds<T extends Pick<Game, 'owner_id' | 'statements' | 'ownStatements' | 'notes'>>(
  trx: Trx,
  id: string,
  sent: T,
  kept: readonly OwnStatement[] = [],
): Promise<T> {
  const isKept = new Set(kept.map(({ _id }) => _id));
  const ids = sent.ownStatements.map(({ _id }) => _id).filter((own) => !isKept.has(own));
  const taken = await findOthersIds(trx, sent.owner_id, ids);
  if (taken.size === 0) return sent;
  const rename = (own: string): string => (taken.has(own) ? replacementOf(id, own) : own);
  return {
    ...sent,
    statements: sent.statements.map(rename),
    ownStatements: sent.ownStatements.map((one) => ({ ...one, _id: rename(one._id) })),
    notes: storedOrder(sent.notes.map((note) => ({ ...note, statementId: rename(note.statementId) }))),
  };
}

/**
 * The parts of a new template, or of a game without one: `form` as it is stored under that id, for that owner. Throws
 * 422 for anything that is not in its question set, or not in games of its type.
 */
export async function checkedGame(
  trx: Trx,
  { id, ownerId }: { id: string; ownerId: string },
  form: GameTemplateForm,
): Promise<Game> {
  assertOfType(form);
  if (!(await isOffered(trx, form.questionSet))) throw invalid({ questionSet: 'UNKNOWN' });
  const statements = await assertInSet(trx, form);
  return withOwnIds(trx, id, {
    owner_id: ownerId,
    name: form.name,
    class_label: form.classLabel,
    type: form.type,
    question_set_id: form.questionSet,
    statements: withoutRepeats(form.statements),
    ownStatements: form.ownStatements,
    parties: distinctParties(form.parties),
    settings: settingsIn(form.settings),
    notes: checkedNotes(form.notes, statements),
  });
}
