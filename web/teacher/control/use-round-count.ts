import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { StudentOpinion } from '#shared/contract/voting-session.ts';
import { progressQuery } from '#web/data/progress.ts';
import type { LiveStatement } from '#web/teacher/parts/live-figures.ts';
import { usePaced } from '#web/teacher/parts/use-paced.ts';

/** Milliseconds between two reads, so that thirty answers at once cause only a few. */
const EVERY_MS = 300;

/** How many answered a statement in its present round. `opinions` are the answers to it, which do not say in which round they were given. */
export function useRoundCount(
  code: string,
  { _id, round }: Pick<LiveStatement, '_id' | 'round'>,
  opinions: readonly StudentOpinion[],
): number {
  const isSecond = round > 1;
  const { data, refetch } = useQuery({ ...progressQuery(code), enabled: isSecond });
  const answers = usePaced(opinions, EVERY_MS);
  useEffect(() => {
    void answers;
    if (isSecond) void refetch();
  }, [answers, isSecond, refetch]);
  if (!isSecond) return opinions.length;
  return data?.find(({ statementId }) => statementId === _id)?.nrOfAnswers ?? 0;
}
