import { useQuery } from '@tanstack/react-query';
import { archivedSessionsQuery, openSessionsQuery } from '#web/data/voting-sessions.ts';

/** Whether the teacher has never played: no game is open and none was played; false until that is known. */
export function useIsNew(): boolean {
  const { data: open } = useQuery(openSessionsQuery);
  const { data: archived } = useQuery(archivedSessionsQuery);
  return open?.length === 0 && archived?.length === 0;
}
