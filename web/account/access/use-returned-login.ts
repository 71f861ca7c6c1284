import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { FinishLogin } from './use-finish-login.ts';

/** Takes up what a school's provider sent this page back with. Returns whether it is at it, and why it failed. */
export function useReturnedLogin(finish: FinishLogin): { isReturning: boolean; failure: string | null } {
  const navigate = useNavigate();
  const [isReturning, setReturning] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isTaken = useRef(false);
  useEffect(() => {
    const fragment = new URLSearchParams(location.hash.slice(1));
    if (isTaken.current || !(fragment.has('handoff') || fragment.has('failed'))) return;
    isTaken.current = true;
    // The address keeps none of it.
    history.replaceState(history.state, '', location.pathname);
    setReturning(true);
    // Who comes by another way does without it.
    import('./returned-login.ts')
      .then(({ takeUpLogin }) => takeUpLogin(fragment, finish, navigate))
      .then(setFailure, () => setFailure('NETWORK'))
      .finally(() => setReturning(false));
  }, [finish, navigate]);
  return { isReturning, failure };
}
