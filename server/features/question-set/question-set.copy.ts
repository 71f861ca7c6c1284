import {
  findContent,
  findHeader,
  findSetNames,
  insertHeader,
  type QuestionSetContent,
  replaceContent,
} from '#server/data/question-sets.ts';
import { newId } from '#server/db/id.ts';
import { retryTransaction } from '#server/db/retry.ts';
import type { QuestionSet } from '#shared/contract/question-set.ts';
import { NAME_MAX } from '#shared/domain/limits.ts';
import { lengthOf, textKey } from '#shared/domain/text.ts';
import { existing, type Parts, read } from './question-set.service.ts';

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
export const copyQuestionSet = (parts: Parts, id: string, withId: string = newId()): Promise<QuestionSet> =>
  retryTransaction(parts.db, async (trx) => {
    const made = await findHeader(trx, withId);
    if (made !== undefined) return read(parts, trx, made);
    const { name, description } = await existing(trx, id);
    const content = withNewIds(await findContent(trx, id));
    await insertHeader(trx, { id: withId, name: nameOfCopy(name, await findSetNames(trx)), description });
    await replaceContent(trx, withId, content);
    return read(parts, trx, await existing(trx, withId), content);
  });
