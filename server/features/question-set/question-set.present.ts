// What the outside sees of a question set.
import { fromFlag } from '#server/db/flag.ts';
import type { Schema } from '#server/db/schema.ts';
import { presentParty } from '#server/http/party.present.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';
import type { QuestionSet, QuestionSetSummary } from '#shared/contract/question-set.ts';
import { compareNames } from '#shared/domain/matching.ts';
import type { Content, findSummaries, Header } from './question-set.store.ts';

export const presentSummaries = (rows: Awaited<ReturnType<typeof findSummaries>>): QuestionSetSummary[] =>
  rows
    .map(({ id, published, statements, ...rest }) => ({
      _id: id,
      ...rest,
      published: fromFlag(published),
      statements: statements ?? 0,
    }))
    .sort(compareNames);

/** A whole set: options by their order, parties by name, party opinions by statement and party. */
export function presentQuestionSet(
  { id, name, description, published, version }: Header,
  content: Content,
  partyRows: readonly Schema['parties'][],
  objects: ObjectStore,
): QuestionSet {
  const parties = partyRows.map((row) => presentParty(row, objects)).sort(compareNames);
  const options = content.options.toSorted((a, b) => a.order - b.order);
  const opinionOptions = options.map(({ opinion, order, color }) => ({ opinion, order, color }));
  const texts = new Map(options.map((option) => [option.id, option.opinion]));
  const statementAt = new Map(content.statements.map((one, index) => [one.id, index]));
  const partyAt = new Map(parties.map((one, index) => [one._id, index]));
  const place = (one: { statementId: string; partyId: string }) =>
    (statementAt.get(one.statementId) ?? 0) * parties.length + (partyAt.get(one.partyId) ?? 0);
  return {
    _id: id,
    name,
    description,
    published: fromFlag(published),
    version,
    opinionOptions: options.map(({ id: _id, ...rest }) => ({ _id, ...rest })),
    statements: content.statements.map((one) => ({ _id: one.id, description: one.description, opinionOptions })),
    parties,
    partyOpinions: content.opinions
      .map(({ optionId, ...rest }) => ({ ...rest, opinion: optionId === null ? null : (texts.get(optionId) ?? null) }))
      .sort((a, b) => place(a) - place(b)),
  };
}
