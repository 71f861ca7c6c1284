import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { type Action, roleMay } from '#shared/domain/roles.ts';
import { readEnding } from './identity.ts';
import { useRole } from './use-role.ts';

/**
 * Sends to the login page, and back from there, a user whose role does not allow this, also once their login ends, here or in another tab;
 * after logging out here, the user goes to the home page. The server decides again on every call.
 */
export function Guard({ allow, children }: { allow: Action; children: ReactNode }) {
  const role = useRole();
  const { pathname, search, hash } = useLocation();
  if (role !== null && roleMay(role, allow)) return children;
  const ending = readEnding();
  const state = { from: `${pathname}${search}${hash}`, needs: allow, expired: ending === 'expired' };
  return <Navigate to={ending === 'left' ? '/' : '/login'} replace state={state} />;
}
