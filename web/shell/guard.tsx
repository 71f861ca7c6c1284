import { Fragment, type ReactNode, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router';
import { type Action, roleMay } from '#shared/domain/roles.ts';
import { onIdentityChange, readEnding, readUserId } from './identity.ts';
import { useRole } from './use-role.ts';

/**
 * Sends to the login page, and back from there, a user whose role does not allow this, also once their login ends, here or in another tab;
 * after logging out here, the user goes to the home page. A page that one user began is not another's to save: it is reset when another user logs in in another tab.
 * The server decides again on every call.
 */
export function Guard({ allow, children }: { allow: Action; children: ReactNode }) {
  const role = useRole();
  const user = useSyncExternalStore(onIdentityChange, readUserId);
  const { pathname, search, hash } = useLocation();
  if (role !== null && roleMay(role, allow)) return <Fragment key={user}>{children}</Fragment>;
  const ending = readEnding();
  const state = { from: `${pathname}${search}${hash}`, needs: allow, expired: ending === 'expired' };
  return <Navigate to={ending === 'left' ? '/' : '/login'} replace state={state} />;
}
