// Bars that changed with every single answer would show who just answered; so results move in steps, when the teacher asks for it.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ShownState } from '#shared/contract/shown.ts';
import type { StudentOpinion } from '#shared/contract/voting-session.ts';
import { shownQuery } from '#web/data/shown.ts';
import { usePaced } from '#web/teacher/parts/use-paced.ts';

/** Milliseconds between two reads while answers come in. */
const EVERY_MS = 2_000;

interface Watched {
  code: string;
  statementId: string;
  /** Answers and students: a change of either may allow the next snapshot. */
  opinions: readonly StudentOpinion[];
  students: number;
}

/** Returns what is shown of a statement, and how many answered since; undefined while it is read for the first time. */
export function useShown({ code, statementId, opinions, students }: Watched): {
  shown: ShownState | undefined;
  isFailed: boolean;
  retry: () => void;
} {
  const { data: shown, isError, refetch } = useQuery(shownQuery(code, statementId));
  const answers = usePaced(opinions, EVERY_MS);
  const joined = usePaced(students, EVERY_MS);
  const seen = useRef({ answers, joined });
  useEffect(() => {
    if (seen.current.answers === answers && seen.current.joined === joined) return;
    seen.current = { answers, joined };
    void refetch();
  }, [answers, joined, refetch]);
  return { shown, isFailed: isError && shown === undefined, retry: () => void refetch() };
}
