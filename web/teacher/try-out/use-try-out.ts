import { useCallback, useEffect, useState } from 'react';
import { parseSessionCode, type SessionCode } from '#shared/domain/session-code.ts';
import { type MadeTryOut, removeTryOut } from '#web/data/try-out.ts';

interface TryOut {
  /** Null until it is there. */
  code: SessionCode | null;
  /** The token of a visitor. */
  token: string | undefined;
  /** Why there is none; null if there is no reason. */
  failure: unknown;
  retry: () => void;
}

/** Makes a try-out with `make`, which must stay the same as long as it is the same game, and removes it when the page is left. */
export function useTryOut(make: () => Promise<MadeTryOut>): TryOut {
  const [game, setGame] = useState<MadeTryOut | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another game
  useEffect(() => {
    let made: MadeTryOut | null = null;
    let isLeft = false;
    const remove = () => {
      // It may have been removed already; otherwise the server removes it later.
      if (made !== null) removeTryOut(made).catch(() => {});
      made = null;
    };
    setFailure(null);
    setGame(null);
    make().then(
      (reply) => {
        made = reply;
        if (isLeft) remove();
        else setGame(reply);
      },
      (error: unknown) => !isLeft && setFailure(error),
    );
    window.addEventListener('pagehide', remove);
    return () => {
      isLeft = true;
      window.removeEventListener('pagehide', remove);
      remove();
    };
  }, [make, tries]);

  return {
    code: game === null ? null : parseSessionCode(game.code),
    token: game?.token,
    failure,
    retry: useCallback(() => setTries((before) => before + 1), []),
  };
}
