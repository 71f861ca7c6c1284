import type { Trx } from '#server/db/client.ts';
import { countOf } from '#server/db/count.ts';
import { newId } from '#server/db/id.ts';
import { invariant } from '#shared/domain/invariant.ts';
import { partyColor } from '#shared/domain/palette.ts';
import { textKey } from '#shared/domain/text.ts';
import type { ImportedParty, ImportedQuestionSet } from '#shared/import/model.ts';
import { inOrder, type QuestionSetContent } from './question-sets.ts';

/** Makes other imports wait until the transaction ends: two at once would each insert the parties that both have. */
async function lockImports(trx: Trx): Promise<void> {
  // Writing the row unchanged locks it, on both databases.
  await trx
    .updateTable('meta')
    .set((eb) => ({ value: eb.ref('value') }))
    .where('key', '=', 'product')
    .execute();
}

/** The parties with these name keys. */
async function findPartiesByNameKey(trx: Trx, keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await trx.selectFrom('parties').select(['id', 'name_key']).where('name_key', 'in', keys).execute();
  return new Map(rows.map(({ id, name_key }) => [name_key, id]));
}

/** The ids of the file's parties, in its order; a party that does not exist by name is inserted. */
async function idsOfParties(trx: Trx, parties: readonly ImportedParty[]): Promise<string[]> {
  await lockImports(trx);
  const keys = parties.map(({ name }) => textKey(name));
  const ids = await findPartiesByNameKey(trx, keys);
  const count = await countOf(trx.selectFrom('parties'));
  const created_at = new Date().toISOString();
  const rows = parties
    .filter(({ name }) => !ids.has(textKey(name)))
    .map(({ name, description }, index) => ({
      id: newId(),
      name,
      name_key: textKey(name),
      description,
      color: partyColor(count + index),
      video: '',
      image_version: null,
      version: 1,
      created_at,
    }));
  if (rows.length > 0) await trx.insertInto('parties').values(rows).execute();
  for (const { name_key, id } of rows) ids.set(name_key, id);
  return keys.map((key) => {
    const id = ids.get(key);
    invariant(id !== undefined, 'every party of the file was found or inserted');
    return id;
  });
}

function contentOf(file: ImportedQuestionSet, parties: string[]): QuestionSetContent {
  const options = file.opinionOptions.map((option) => ({ id: newId(), ...option, color: option.color.toLowerCase() }));
  const optionIds = new Map(options.map(({ id, opinion }) => [opinion, id]));
  const statements = file.statements.map((statement) => ({ id: newId(), ...statement }));
  const opinions = statements.flatMap(({ id: statementId, answers }) =>
    answers.map(({ party, opinion, comment }) => {
      const partyId = parties[party];
      invariant(partyId !== undefined, 'the parser checks that every answer names a party of the file');
      return { statementId, partyId, optionId: opinion === null ? null : (optionIds.get(opinion) ?? null), comment };
    }),
  );
  const lists = statements.map(({ answers: _answers, ...statement }) => statement);
  return inOrder({ options, statements: lists, parties, opinions });
}

/** Returns the lists of a file, with ids; its parties that do not exist by name are inserted. */
export const importedContent = async (trx: Trx, file: ImportedQuestionSet): Promise<QuestionSetContent> =>
  contentOf(file, await idsOfParties(trx, file.parties));
