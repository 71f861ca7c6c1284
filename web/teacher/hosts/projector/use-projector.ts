import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ProjectorGame } from '#shared/contract/projector.ts';
import { parseSessionCode } from '#shared/domain/session-code.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { subscribe } from '#web/client/live-client.ts';
import { useIsTooOld } from '#web/client/page-age.ts';
import { useLiveStatus } from '#web/client/use-live-status.ts';
import { createProjector, endProjector, projectorQuery } from '#web/data/projectors.ts';
import { readStored, writeStored } from '#web/shell/local-store.ts';

/** In the browser's storage, so that a reload shows the same game; docs/privacy.md lists the name. */
const STORED = 'projector-token';
/** Milliseconds between two reads: until a teacher has typed the code, and if no socket gets through. */
const WAIT_MS = 2_000;
const POLL_MS = 8_000;

interface ProjectorPage {
  token: string | null;
  game: ProjectorGame | null;
  /** When the game was read last. */
  readAt: number;
  pairingCode: string | null;
  /** It showed a game before. */
  hasEnded: boolean;
  isUnreachable: boolean;
  /** Takes the game off this screen. */
  end: () => void;
}

/** This browser as a projector: it waits with a changing code, and shows a game once it is paired, until it is removed here or by the teacher. */
export function useProjector(): ProjectorPage {
  const [hasEnded, setEnded] = useState(false);
  const { token, isUnreachable, forget } = useToken();
  const isOnline = useLiveStatus() === 'online';
  const isOld = useIsTooOld();
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...projectorQuery(token ?? ''),
    enabled: token !== null,
    refetchInterval: ({ state }) => (state.data?.game ? (!isOnline || isOld) && POLL_MS : WAIT_MS),
  });
  const game = data?.game ?? null;
  const isOver = error !== null && errorCodeOf(error) === 'UNAUTHENTICATED';
  const showed = game !== null;
  useEffect(() => {
    if (!isOver) return;
    setEnded(showed);
    forget();
  }, [isOver, showed, forget]);
  useFollow(token, game?.code ?? null, refetch);
  return {
    token,
    game: isOver ? null : game,
    readAt: dataUpdatedAt,
    pairingCode: data?.pairingCode ?? null,
    hasEnded,
    isUnreachable: isUnreachable || (error !== null && !isOver),
    end: () => {
      if (token !== null) endProjector(token);
      setEnded(true);
      forget();
    },
  };
}

/** The stored token, or a new one if there is none. */
function useToken() {
  const [token, setToken] = useState(() => readStored(STORED));
  const expired = useRef<string | null>(null);
  const [isUnreachable, setUnreachable] = useState(false);
  useEffect(() => {
    if (token !== null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const ask = () =>
      createProjector(expired.current).then(
        (made) => {
          if (left) return;
          writeStored(STORED, made);
          setUnreachable(false);
          setToken(made);
        },
        () => {
          if (left) return;
          setUnreachable(true);
          timer = setTimeout(ask, POLL_MS);
        },
      );
    void ask();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [token]);
  const forget = useCallback(() => {
    // Another tab may have a newer one.
    if (readStored(STORED) === token) writeStored(STORED, null);
    expired.current = token;
    setToken(null);
  }, [token]);
  return { token, isUnreachable, forget };
}

/**
 * Reads again whenever the server says that something changed: one read at a time, and one more for changes meanwhile.
 */
function useFollow(token: string | null, code: string | null, refetch: () => Promise<unknown>): void {
  const reading = useRef(false);
  const again = useRef(false);
  const read = useCallback(async () => {
    again.current = true;
    if (reading.current) return;
    reading.current = true;
    while (again.current) {
      again.current = false;
      await refetch();
    }
    reading.current = false;
  }, [refetch]);
  useEffect(() => {
    const sessionCode = code === null ? null : parseSessionCode(code);
    if (token === null || sessionCode === null) return;
    return subscribe(sessionCode, {
      projectorToken: token,
      onOwner: read,
      onUpdate: read,
      onResync: read,
      onInvalidCode: read,
    });
  }, [token, code, read]);
}
