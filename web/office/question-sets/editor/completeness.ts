// How far a draft is filled in: per statement, and what is still missing before it can be published.
import { missingForPublishing, type QuestionSetDraft } from '#shared/domain/question-set.ts';

export interface Completeness {
  /** The other gaps, besides missing opinions. */
  lists: ('statements' | 'opinionOptions' | 'parties')[];
  /** Per statement, the parties without an opinion; statements that are complete are not in it. */
  empty: ReadonlyMap<string, ReadonlySet<string>>;
  isComplete: boolean;
}

/** Returns the gaps of a draft, by statement. */
export function completenessOf(draft: QuestionSetDraft): Completeness {
  const lists: Completeness['lists'] = [];
  const empty = new Map<string, Set<string>>();
  for (const one of missingForPublishing(draft)) {
    if (one.kind !== 'partyOpinion') {
      lists.push(one.kind);
      continue;
    }
    const parties = empty.get(one.statementId) ?? new Set<string>();
    parties.add(one.partyId);
    empty.set(one.statementId, parties);
  }
  return { lists, empty, isComplete: lists.length === 0 && empty.size === 0 };
}
