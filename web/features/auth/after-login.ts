// Where somebody goes after logging in: back to where they were sent away, else where their role lands.
import { landingOf, type Role } from '#shared/domain/roles.ts';

/** Takes the state that came along with the navigation to the login page; only addresses of this site count. */
export function addressAfterLogin(role: Role, state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : landingOf(role);
}
