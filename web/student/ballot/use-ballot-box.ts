import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/client/api-error.ts';
import { castVote } from '#web/data/vote.ts';
import { patchStudent, readSession } from '#web/session/session-query.ts';

const RETRY_MS = 2_000;

/** `waiting`: a try failed, and the next one follows. The others say why this vote does not count. */
type BoxState = 'sending' | 'waiting' | 'locked' | 'closed' | null;

/** Sends a vote until it is acknowledged, or refused for good. The choice is in no storage of the phone. */
export function useBallotBox(code: string, round: number, clientId: string | undefined) {
  const [state, setState] = useState<BoxState>(null);
  const isGone = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      clearTimeout(timer.current);
    };
  }, []);

  async function send(party: string | null): Promise<void> {
    try {
      await castVote(code, round, party, clientId);
      patchStudent(code, clientId, { type: 'voted', round });
    } catch (error) {
      if (isGone.current) return;
      const { status, retryAfter } = error instanceof ApiError ? error : { status: 0, retryAfter: null };
      if (error instanceof ApiError && error.code === 'LOCKED') setState('locked');
      else if (status === 0 || status === 429 || status >= 500) {
        setState('waiting');
        timer.current = setTimeout(() => void send(party), (retryAfter ?? 0) * 1_000 || RETRY_MS);
      } else {
        setState('closed');
        // Reads the current state of the game.
        await readSession(code, clientId).catch(() => undefined);
      }
    }
  }
  const cast = (party: string | null): void => {
    setState('sending');
    void send(party);
  };
  return { state, cast };
}
