import { AppError, invalid } from '#server/app-error.ts';
import { importedContent } from '#server/data/office/question-set-import.ts';
import { insertQuestionSet, saveQuestionSet } from '#server/data/office/question-sets.ts';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/id.ts';
import { createOnce } from '#server/office/editable.ts';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import type { questionSetEndpoints } from '#shared/contract/question-set.ts';
import { describeImportError } from '#shared/import/describe-error.ts';
import type { ImportedQuestionSet } from '#shared/import/model.ts';
import { parseQuestionSetFile } from '#shared/import/parse.ts';

type ImportForm = BodyOf<typeof questionSetEndpoints.import>;
type FieldName = (field: string) => string;

function parseFile({ json, csv }: ImportForm, fieldName: FieldName): ImportedQuestionSet {
  if (json !== undefined && csv !== undefined) throw invalid({ [fieldName('csv')]: 'INVALID_VALUE' }, 'Send one file');
  const kind = csv === undefined ? 'json' : 'csv';
  const text = csv ?? json;
  if (text === undefined) throw invalid({ [fieldName(kind)]: 'REQUIRED' });
  const parsed = parseQuestionSetFile(kind, text);
  if (parsed.ok) return parsed.value;
  const { error } = parsed;
  if (error.code === 'TOO_LARGE') throw new AppError('TOO_LARGE', { message: describeImportError(error) });
  throw invalid({ [fieldName(kind)]: error.code }, describeImportError(error));
}

/**
 * Stores the file's question set in one transaction, over that of an earlier call with the same id. Returns its id.
 * Throws 422 or 413 with the line or path of the error; `fieldName` returns the name under which a field was sent.
 */
export async function importQuestionSet(db: Db, form: ImportForm, fieldName: FieldName): Promise<{ _id: string }> {
  const file = parseFile(form, fieldName);
  const { name, description, withId: id = newId() } = form;
  await createOnce(
    () =>
      saveQuestionSet(db, id, async (stored, trx) => {
        if (stored.published) throw new AppError('PUBLISHED');
        return { ...stored, name, description, content: await importedContent(trx, file) };
      }),
    () =>
      db.transaction().execute(async (trx) => {
        const content = await importedContent(trx, file);
        return insertQuestionSet(trx, { id, name, description, content });
      }),
  );
  return { _id: id };
}
