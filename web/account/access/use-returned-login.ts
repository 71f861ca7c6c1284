import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorCodeOf } from '#web/client/api-error.ts';
import { joinSchoolLogin } from '#web/data/account.ts';
import { exchangeHandoff } from '#web/data/auth.ts';
import { takeReturnedLogin } from './school-login.ts';
import type { FinishLogin } from './use-finish-login.ts';

/** Takes up what a school's provider sent this page back with. Returns whether it is at it, and why it failed. */
export function useReturnedLogin(finish: FinishLogin): { isReturning: boolean; failure: string | null } {
  const navigate = useNavigate();
  const [isReturning, setReturning] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isTaken = useRef(false);
  useEffect(() => {
    const returned = isTaken.current ? null : takeReturnedLogin();
    isTaken.current = true;
    if (returned === null) return;
    if ('failed' in returned) {
      if (returned.joins) void navigate('/account', { replace: true, state: { joinFailed: returned.failed } });
      else setFailure(returned.failed);
      return;
    }
    const { handoff, client, state, joins } = returned;
    setReturning(true);
    const done = joins
      ? joinSchoolLogin(handoff, client).then(
          () => navigate('/account', { replace: true, state: { joined: true } }),
          (error: unknown) => navigate('/account', { replace: true, state: { joinFailed: errorCodeOf(error) } }),
        )
      : finish(exchangeHandoff(handoff, client), state);
    Promise.resolve(done)
      .catch((error: unknown) => setFailure(errorCodeOf(error)))
      .finally(() => setReturning(false));
  }, [finish, navigate]);
  return { isReturning, failure };
}
