// Lets in whose role allows it; everybody else goes to the login page and comes back from there.
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { type Action, roleMay } from '#shared/domain/roles.ts';
import { readRole } from '#web/lib/identity.ts';

/** Takes what the role has to allow; asks on every change of page. The server decides again on every call. */
export function Guard({ allow, children }: { allow: Action; children: ReactNode }) {
  const role = readRole();
  const { pathname, search, hash } = useLocation();
  if (role !== null && roleMay(role, allow)) return children;
  return <Navigate to="/login" replace state={{ from: `${pathname}${search}${hash}`, needs: allow }} />;
}
