import type { SessionOverview } from '#shared/contract/result.ts';
import { votesOf } from '#shared/domain/debrief.ts';
import { CLASS_MIN } from '#shared/domain/limits.ts';
import { ownKey } from '#shared/domain/own-statement.ts';
import { textKey } from '#shared/domain/text.ts';

type Options = SessionOverview['statements'][number]['options'];

export interface PlayedAgain {
  key: string;
  description: string;
  /** Whether the teacher wrote it. */
  own: boolean;
  /** Oldest first. */
  times: {
    sessionId: string;
    name: string;
    playedAt: string;
    /** Null if too few answered. */
    counts: Pick<Options[number], 'opinion' | 'color' | 'count'>[] | null;
  }[];
}

/** Returns the statements that a class answered in more than one of these archived debates: the same one, or one with the same text. */
export function playedAgain(games: readonly SessionOverview[]): PlayedAgain[] {
  const found = new Map<string, PlayedAgain>();
  const keyOf = new Map<string, string>();
  const oldestFirst = games
    .filter(({ type }) => type === 'debate')
    .flatMap(({ archivedAt, ...game }) => (archivedAt === null ? [] : [{ ...game, playedAt: archivedAt }]))
    .sort((a, b) => (a.playedAt < b.playedAt ? -1 : 1));
  for (const { _id: sessionId, name, playedAt, statements } of oldestFirst)
    for (const { statementId, description, options, own } of statements) {
      const total = options.reduce((sum, option) => sum + votesOf(option), 0);
      if (total === 0) continue;
      const key = own
        ? ownKey(
            description,
            options.map(({ opinion }) => opinion),
          )
        : (keyOf.get(statementId) ?? textKey(description));
      if (!own) keyOf.set(statementId, key);
      const same = found.get(key) ?? { key, description, own, times: [] };
      const counts = options.map((option) => ({
        opinion: option.opinion,
        color: option.color,
        count: votesOf(option),
      }));
      same.times.push({ sessionId, name, playedAt, counts: total < CLASS_MIN ? null : counts });
      found.set(key, same);
    }
  return [...found.values()].filter(({ times }) => new Set(times.map(({ sessionId }) => sessionId)).size > 1);
}
