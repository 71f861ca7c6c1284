import { LRUCache } from 'lru-cache';
import { findContent } from '#server/data/office/question-sets.ts';
import type { Db } from '#server/db/client.ts';
import { inTurns } from '#server/event-loop.ts';
import { type LessonCard, lessonCards } from '#shared/domain/lesson-cards.ts';

const SETS_CACHED = 50;

async function findLessons(db: Db, id: string): Promise<LessonCard[]> {
  const { options, statements, parties, opinions } = await db.transaction().execute((trx) => findContent(trx, id));
  const optionAt = new Map(options.map((option, at) => [option.id, at]));
  const held = new Map(opinions.map(({ partyId, statementId, optionId }) => [`${partyId} ${statementId}`, optionId]));
  const sorted = parties.toSorted();
  return inTurns(
    lessonCards({
      options: options.length,
      statements: statements.map((statement) => statement.id),
      parties: sorted,
      positions: sorted.map((party) =>
        statements.map((statement) => {
          const option = held.get(`${party} ${statement.id}`);
          return option == null ? null : (optionAt.get(option) ?? null);
        }),
      ),
    }),
  );
}

/**
 * Returns the function that reads the lessons of a published set, which are computed once, because the set does not
 * change.
 */
export function createLessons(db: Db): (questionSetId: string) => Promise<LessonCard[]> {
  // An entry that is evicted while it is read is still the reply to those who wait for it.
  const lessons = new LRUCache<string, LessonCard[]>({
    max: SETS_CACHED,
    ignoreFetchAbort: true,
    fetchMethod: (id) => findLessons(db, id),
  });
  return (id) => lessons.forceFetch(id);
}
