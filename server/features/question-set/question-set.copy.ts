import {
  findHeader,
  findSetNames,
  insertQuestionSet,
  type QuestionSetContent,
} from '#server/data/office/question-sets.ts';
import { newId } from '#server/db/id.ts';
import { createOnce } from '#server/office/editable.ts';
import type { QuestionSet } from '#shared/contract/question-set.ts';
import { NAME_MAX } from '#shared/domain/limits.ts';
import { lengthOf, textKey } from '#shared/domain/text.ts';
import { findStored, type Parts, present } from './question-set.service.ts';

/** The name with the lowest number from 2 on that no set has; as it is where a number would make it too long. */
export function nameOfCopy(name: string, names: readonly string[]): string {
  const taken = new Set(names.map(textKey));
  for (let number = 2; ; number++) {
    const candidate = `${name} (${number})`;
    if (lengthOf(candidate) > NAME_MAX) return name;
    if (!taken.has(textKey(candidate))) return candidate;
  }
}

/** The same lists with ids of their own. */
function withNewIds({ options, statements, parties, opinions }: QuestionSetContent): QuestionSetContent {
  const ids = new Map([...options, ...statements].map(({ id }) => [id, newId()]));
  const idOf = (id: string): string => ids.get(id) ?? id;
  return {
    options: options.map((one) => ({ ...one, id: idOf(one.id) })),
    statements: statements.map((one) => ({ ...one, id: idOf(one.id) })),
    parties,
    opinions: opinions.map(({ statementId, optionId, ...one }) => ({
      ...one,
      statementId: idOf(statementId),
      optionId: optionId === null ? null : idOf(optionId),
    })),
  };
}

/** Makes an unpublished copy of a set, or finds the one that an earlier call with the same id made. Returns it. */
export async function copyQuestionSet(parts: Parts, id: string, withId: string = newId()): Promise<QuestionSet> {
  const { db } = parts;
  const findCopy = () =>
    db
      .transaction()
      .execute(async (trx) => ((await findHeader(trx, withId)) === undefined ? 'gone' : findStored(trx, withId)));
  const copy = () =>
    db.transaction().execute(async (trx) => {
      const { name, description, content } = await findStored(trx, id);
      return insertQuestionSet(trx, {
        id: withId,
        name: nameOfCopy(name, await findSetNames(trx)),
        description,
        content: withNewIds(content),
      });
    });
  return present(parts, db, await createOnce(findCopy, copy));
}
