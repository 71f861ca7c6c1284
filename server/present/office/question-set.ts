import type { PartyRow } from '#server/data/office/parties.ts';
import type { findSummaries, QuestionSetContent, QuestionSetHeader } from '#server/data/office/question-sets.ts';
import type { QuestionSet, QuestionSetSummary } from '#shared/contract/question-set.ts';
import { compareNames } from '#shared/domain/matching.ts';
import { wordsOf } from '#shared/domain/statement-words.ts';
import { type ImageAddresses, presentParty } from './party.ts';

export const presentSummaries = (rows: Awaited<ReturnType<typeof findSummaries>>): QuestionSetSummary[] =>
  rows.map(({ id, ...rest }) => ({ _id: id, ...rest })).sort(compareNames);

/** A whole set: options by their order, parties by name, party opinions by statement and party. */
export function presentQuestionSet(
  { id, name, description, published, offered, version }: QuestionSetHeader,
  content: QuestionSetContent,
  partyRows: readonly PartyRow[],
  images: ImageAddresses,
): QuestionSet {
  const parties = partyRows.map((row) => presentParty(row, images)).sort(compareNames);
  const options = content.options.toSorted((a, b) => a.order - b.order);
  const opinionOptions = options.map(({ opinion, order, color }) => ({ opinion, order, color }));
  const texts = new Map(options.map((option) => [option.id, option.opinion]));
  const statementAt = new Map(content.statements.map((one, index) => [one.id, index]));
  const partyAt = new Map(parties.map((one, index) => [one._id, index]));
  const position = (one: { statementId: string; partyId: string }) =>
    (statementAt.get(one.statementId) ?? 0) * parties.length + (partyAt.get(one.partyId) ?? 0);
  return {
    _id: id,
    name,
    description,
    published,
    offered,
    version,
    opinionOptions: options.map(({ id: _id, ...rest }) => ({ _id, ...rest })),
    statements: content.statements.map((one) => ({
      _id: one.id,
      description: one.description,
      ...wordsOf(one),
      drawing: one.drawing,
      opinionOptions,
    })),
    parties,
    partyOpinions: content.opinions
      .map(({ optionId, ...rest }) => ({ ...rest, opinion: optionId === null ? null : (texts.get(optionId) ?? null) }))
      .sort((a, b) => position(a) - position(b)),
  };
}
