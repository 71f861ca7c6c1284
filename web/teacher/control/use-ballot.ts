// The ballots of a game as its owner's devices show them.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { seatedParties } from '#shared/domain/ballot.ts';
import { ballotQuery } from '#web/data/ballot.ts';
import { sessionPartiesQuery } from '#web/data/session-parties.ts';

/** `ballot` is undefined until it is read; where it is, the session knows first. */
export function useBallot({ code, ballot: at }: VotingSession) {
  const read = useQuery({ ...ballotQuery(code), enabled: at !== null });
  const parties = useQuery({ ...sessionPartiesQuery(code), enabled: at !== null });
  const { data } = read;
  const ballot = useMemo(() => {
    if (data === undefined || at === null) return undefined;
    const isNow = data.round === at.round && data.open === at.open;
    return { ...data, round: at.round, open: at.open, ...(!isNow && at.open && { voted: 0, needed: 0 }) };
  }, [data, at]);
  const seated = useMemo(() => seatedParties(data?.rounds ?? [], parties.data ?? []), [data, parties.data]);
  return { ballot, parties: parties.data, seated, reads: [read, parties] };
}
