import type { NavigateFunction } from 'react-router';
import { errorCodeOf } from '#web/client/api-error.ts';
import { joinSchoolLogin } from '#web/data/account.ts';
import { exchangeHandoff } from '#web/data/auth.ts';
import { takeBegunLogin } from './school-login.ts';
import type { FinishLogin } from './use-finish-login.ts';

/** Takes up the fragment that a school's provider sent the login page back with. Returns the code of what failed, or null. */
export async function takeUpLogin(
  fragment: URLSearchParams,
  finish: FinishLogin,
  navigate: NavigateFunction,
): Promise<string | null> {
  const begun = takeBegunLogin();
  const handoff = fragment.get('handoff');
  const back = (state: object) => navigate('/account', { replace: true, state });
  if (handoff === null) {
    const failed = fragment.get('failed') ?? 'UNAVAILABLE';
    if (begun?.joins !== true) return failed;
    await back({ joinFailed: failed });
    return null;
  }
  // Another tab, or somebody else's address.
  if (begun === null) return 'EXPIRED';
  try {
    if (begun.joins) await joinSchoolLogin(handoff, begun.client);
    else await finish(exchangeHandoff(handoff, begun.client), begun.state);
  } catch (error) {
    if (!begun.joins) return errorCodeOf(error);
    await back({ joinFailed: errorCodeOf(error) });
    return null;
  }
  if (begun.joins) await back({ joined: true });
  return null;
}
