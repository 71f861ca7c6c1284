import type { NavigateFunction } from 'react-router';
import { errorCodeOf } from '#web/client/api-error.ts';
import { exchangeHandoff } from '#web/data/auth.ts';
import { type HandedLogin, takeBegunLogin } from './school-login.ts';
import type { FinishLogin } from './use-finish-login.ts';

/** Takes up the fragment that a school's provider sent the login page back with. Returns the code of what failed, or null. */
export async function takeUpLogin(
  fragment: URLSearchParams,
  finish: FinishLogin,
  navigate: NavigateFunction,
): Promise<string | null> {
  const begun = takeBegunLogin();
  const handoff = fragment.get('handoff');
  // The account page asks for the password before it links the school account.
  const back = async (state: HandedLogin | { joinFailed: string }): Promise<null> => {
    await navigate('/account', { replace: true, state });
    return null;
  };
  if (handoff === null) {
    const failed = fragment.get('failed') ?? 'UNAVAILABLE';
    return begun?.joins === true ? back({ joinFailed: failed }) : failed;
  }
  // Another tab, or somebody else's address.
  if (begun === null) return 'EXPIRED';
  if (begun.joins) return back({ handoff, client: begun.client });
  return finish(exchangeHandoff(handoff, begun.client), begun.state).then(() => null, errorCodeOf);
}
