// Bars that changed with every single answer would show who just answered; so results move in steps, which the server decides.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ShownState } from '#shared/contract/shown.ts';
import type { StudentOpinion } from '#shared/contract/voting-session.ts';
import { shownQuery, takeShown } from '#web/data/shown.ts';
import { usePaced } from '#web/teacher/parts/use-paced.ts';
import { useNextSnapshot } from './use-next-snapshot.ts';

/** Milliseconds between two reads while answers come in. */
const EVERY_MS = 2_000;

interface Watched {
  code: string;
  statementId: string;
  /** Counts of answers and students: a change of either may allow the next snapshot. */
  opinions: readonly StudentOpinion[];
  students: number;
  /** No automatic snapshots, for the discussion. */
  isFrozen: boolean;
}

/** Returns what is shown of a statement, undefined while it is read for the first time. */
export function useShown({ code, statementId, opinions, students, isFrozen }: Watched): {
  shown: ShownState | undefined;
  isFailed: boolean;
  retry: () => void;
} {
  const { data: shown, dataUpdatedAt, isError, refetch } = useQuery(shownQuery(code, statementId));
  const answers = usePaced(opinions, EVERY_MS);
  const joined = usePaced(students, EVERY_MS);
  const seen = useRef({ answers, joined });
  useEffect(() => {
    if (seen.current.answers === answers && seen.current.joined === joined) return;
    seen.current = { answers, joined };
    void refetch();
  }, [answers, joined, refetch]);

  useNextSnapshot({ shown, readAt: dataUpdatedAt, isFrozen, take: () => takeShown(code, statementId) });
  return { shown, isFailed: isError && shown === undefined, retry: () => void refetch() };
}
