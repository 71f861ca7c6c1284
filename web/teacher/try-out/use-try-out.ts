import { useCallback, useEffect, useState } from 'react';
import { parseSessionCode, type SessionCode } from '#shared/domain/session-code.ts';
import { makeTryOut, removeTryOut } from '#web/data/try-out.ts';

/** Makes a try-out of that game template, and removes it when the page is left. Returns its code once it is there, whether making it failed, and another try. */
export function useTryOut(gameTemplateId: string): {
  code: SessionCode | null;
  hasFailed: boolean;
  retry: () => void;
} {
  const [code, setCode] = useState<SessionCode | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another game
  useEffect(() => {
    let made: string | null = null;
    let isLeft = false;
    const remove = () => {
      // It may have been removed already; otherwise the server removes it tomorrow.
      if (made !== null) removeTryOut(made).catch(() => {});
      made = null;
    };
    setFailed(false);
    makeTryOut(gameTemplateId).then(
      (reply) => {
        made = reply.code;
        if (isLeft) remove();
        else setCode(parseSessionCode(reply.code));
      },
      () => !isLeft && setFailed(true),
    );
    window.addEventListener('pagehide', remove);
    return () => {
      isLeft = true;
      window.removeEventListener('pagehide', remove);
      remove();
    };
  }, [gameTemplateId, tries]);

  return { code, hasFailed, retry: useCallback(() => setTries((before) => before + 1), []) };
}
