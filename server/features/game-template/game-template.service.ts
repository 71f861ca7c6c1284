// Making and changing game templates: what is in one must be in its published question set.
import type { Transaction } from 'kysely';
import type { Db } from '#server/db/client.ts';
import { toFlag } from '#server/db/flag.ts';
import { newId } from '#server/db/id.ts';
import type { Schema } from '#server/db/schema.ts';
import { AppError, invalid } from '#server/http/app-error.ts';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import type { FieldCode } from '#shared/contract/errors.ts';
import type { gameTemplateEndpoints } from '#shared/contract/game-template.ts';
import type { GameSetting } from '#shared/domain/voting-session.ts';
import {
  findLastChange,
  findPublishedSet,
  insertTemplate,
  type StoredTemplate,
  updateTemplate,
} from './game-template.store.ts';

type Form = BodyOf<typeof gameTemplateEndpoints.create>;
type Change = BodyOf<typeof gameTemplateEndpoints.update>;
type Trx = Transaction<Schema>;

const flagsOf = (settings: readonly GameSetting[]) => ({
  skip_questions: toFlag(settings.includes('skip_questions')),
  own_arguments: toFlag(settings.includes('own_arguments')),
  own_tempo: toFlag(settings.includes('own_tempo')),
  show_difficult_words: toFlag(settings.includes('show_difficult_words')),
  show_party_arguments: toFlag(settings.includes('show_party_arguments')),
});

const withoutRepeats = (ids: readonly string[]): string[] => [...new Set(ids)];

function refuseWhere(code: FieldCode, faulty: Record<string, boolean>): void {
  const names = Object.keys(faulty).filter((name) => faulty[name]);
  if (names.length > 0) throw invalid(Object.fromEntries(names.map((name) => [name, code])));
}

async function refuseForeign(trx: Trx, { questionSet, statements, parties }: Omit<Form, 'settings'>): Promise<void> {
  const set = await findPublishedSet(trx, questionSet);
  if (set === undefined) throw invalid({ questionSet: 'UNKNOWN' });
  refuseWhere('UNKNOWN', {
    statements: !statements.every((id) => set.statements.has(id)),
    parties: !parties.every((id) => set.parties.has(id)),
  });
}

/** The moment of a change: later than the owner's last one, so that the newest change is always told from the one before. */
async function momentOfChange(trx: Trx, ownerId: string): Promise<string> {
  const last = await findLastChange(trx, ownerId);
  const earliest = last === undefined ? 0 : Date.parse(last) + 1;
  return new Date(Math.max(Date.now(), earliest)).toISOString();
}

/** Makes a template for its owner. Throws 422 when something is not in the question set. */
export function createTemplate(db: Db, ownerId: string, form: Form): Promise<StoredTemplate> {
  return db.transaction().execute(async (trx) => {
    await refuseForeign(trx, form);
    const template: StoredTemplate = {
      id: newId(),
      owner_id: ownerId,
      name: form.name,
      type: form.type,
      question_set_id: form.questionSet,
      ...flagsOf(form.settings),
      updated_at: await momentOfChange(trx, ownerId),
      statements: withoutRepeats(form.statements),
      parties: withoutRepeats(form.parties),
    };
    await insertTemplate(trx, template);
    return template;
  });
}

/** Changes what is given. Throws 422 when something is not in the question set, 404 when the template went meanwhile. */
export function changeTemplate(db: Db, current: StoredTemplate, change: Change): Promise<StoredTemplate> {
  return db.transaction().execute(async (trx) => {
    const { questionSet = current.question_set_id } = change;
    const next: StoredTemplate = {
      ...current,
      name: change.name ?? current.name,
      type: change.type ?? current.type,
      question_set_id: questionSet,
      ...(change.settings === undefined ? {} : flagsOf(change.settings)),
      updated_at: await momentOfChange(trx, current.owner_id),
      statements: withoutRepeats(change.statements ?? current.statements),
      parties: withoutRepeats(change.parties ?? current.parties),
    };
    if (questionSet !== current.question_set_id) {
      if ((await findPublishedSet(trx, questionSet)) === undefined) throw invalid({ questionSet: 'UNKNOWN' });
      // Another question set has other statements and parties: they must come along.
      refuseWhere('REQUIRED', { statements: change.statements === undefined, parties: change.parties === undefined });
    }
    await refuseForeign(trx, { ...next, questionSet });
    if (!(await updateTemplate(trx, next))) throw new AppError('NOT_FOUND');
    return next;
  });
}
