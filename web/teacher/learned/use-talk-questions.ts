import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SessionCode } from '#shared/domain/session-code.ts';
import { sessionQuery } from '#web/session/session-query.ts';

/** Returns what the teacher may ask about the statements of an open game, by their ids. */
export function useTalkQuestions(code: SessionCode): ReadonlyMap<string, string> {
  const { data } = useQuery(sessionQuery(code, 'owner'));
  return useMemo(
    () =>
      new Map(data?.statements.flatMap(({ _id, talk = '' }): [string, string][] => (talk === '' ? [] : [[_id, talk]]))),
    [data],
  );
}
