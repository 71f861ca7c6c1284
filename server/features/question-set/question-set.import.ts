// Makes a question set from an import file's text: all of it, or nothing.
import type { Transaction } from 'kysely';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/id.ts';
import type { Schema } from '#server/db/schema.ts';
import { transactAgain } from '#server/db/write-outcome.ts';
import { AppError, invalid } from '#server/http/app-error.ts';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import type { questionSetEndpoints } from '#shared/contract/question-set.ts';
import { partyColor } from '#shared/domain/palette.ts';
import { textKey } from '#shared/domain/text-key.ts';
import { describeFault } from '#shared/import/describe-fault.ts';
import type { ImportedParty, ImportedQuestionSet } from '#shared/import/model.ts';
import { parseQuestionSetFile } from '#shared/import/parse.ts';
import {
  type Content,
  countParties,
  findPartiesByNameKey,
  insertHeader,
  insertImportedParties,
  lockImports,
  replaceContent,
} from './question-set.store.ts';

type ImportForm = BodyOf<typeof questionSetEndpoints.import>;
type SentName = (field: string) => string;

function parseFile({ json, csv }: ImportForm, sentName: SentName): ImportedQuestionSet {
  if (json !== undefined && csv !== undefined) throw invalid({ [sentName('csv')]: 'INVALID_VALUE' }, 'Send one file');
  const kind = csv === undefined ? 'json' : 'csv';
  const text = csv ?? json;
  if (text === undefined) throw invalid({ [sentName(kind)]: 'REQUIRED' });
  const parsed = parseQuestionSetFile(kind, text);
  if (parsed.ok) return parsed.value;
  const { fault } = parsed;
  if (fault.code === 'TOO_LARGE') throw new AppError('TOO_LARGE', { message: describeFault(fault) });
  throw invalid({ [sentName(kind)]: fault.code }, describeFault(fault));
}

/** The ids of the file's parties, in its order; those that do not exist by name are made. */
async function idsOfParties(trx: Transaction<Schema>, parties: readonly ImportedParty[]): Promise<string[]> {
  await lockImports(trx);
  const known = await findPartiesByNameKey(
    trx,
    parties.map(({ name }) => textKey(name)),
  );
  const count = await countParties(trx);
  const fresh = parties
    .filter(({ name }) => !known.has(textKey(name)))
    .map(({ name, description }, index) => ({
      id: newId(),
      name,
      name_key: textKey(name),
      description,
      color: partyColor(count + index),
    }));
  await insertImportedParties(trx, fresh);
  const ids = new Map([...known, ...fresh.map(({ name_key, id }) => [name_key, id] as const)]);
  return parties.flatMap(({ name }) => ids.get(textKey(name)) ?? []);
}

function contentOf(file: ImportedQuestionSet, parties: string[]): Content {
  const options = file.opinionOptions.map((option) => ({ id: newId(), ...option, color: option.color.toLowerCase() }));
  const optionIds = new Map(options.map(({ id, opinion }) => [opinion, id]));
  const statements = file.statements.map(({ description, answers }) => ({ id: newId(), description, answers }));
  const opinions = statements.flatMap(({ id: statementId, answers }) =>
    answers.flatMap(({ party, opinion, comment }) => {
      const partyId = parties[party];
      const optionId = opinion === null ? null : (optionIds.get(opinion) ?? null);
      return partyId === undefined ? [] : [{ statementId, partyId, optionId, comment }];
    }),
  );
  return { options, statements: statements.map(({ id, description }) => ({ id, description })), parties, opinions };
}

/** Stores the file's question set and gives its id. Throws 422 or 413 with the line or path at fault. */
export async function importQuestionSet(db: Db, form: ImportForm, sentName: SentName): Promise<{ _id: string }> {
  const file = parseFile(form, sentName);
  const id = newId();
  await transactAgain(db, async (trx) => {
    const parties = await idsOfParties(trx, file.parties);
    await insertHeader(trx, { id, name: form.name, description: form.description });
    await replaceContent(trx, id, contentOf(file, parties));
  });
  return { _id: id };
}
