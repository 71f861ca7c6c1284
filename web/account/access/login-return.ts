import { ACTIONS, landingOf, type Role, roleMay } from '#shared/domain/roles.ts';
import { hasSystemWarnings } from '#web/data/system.ts';

const valueIn = (state: unknown, name: string): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;

/** Whether that role was sent to the login page because it may not see the page it asked for; the navigation state has the permission that the page needs. */
export function wasRefused(role: Role, state: unknown): boolean {
  const needs = ACTIONS.find((action) => action === valueIn(state, 'needs'));
  return needs !== undefined && !roleMay(role, needs);
}

/** The address of who has just chosen a new password; empty for others. */
export function emailOf(state: unknown): string {
  const email = valueIn(state, 'email');
  return typeof email === 'string' ? email : '';
}

/** Whether the user was sent to the login page because their login had expired. */
export const hasExpired = (state: unknown): boolean => valueIn(state, 'expired') === true;

/** Whether the user came for a game that a colleague gives them by a link. */
export const comesForGame = (state: unknown): boolean =>
  /^\/teacher\/games\/link\//.test(String(valueIn(state, 'from')));

/**
 * The first page after a login that was not on the way to another one: a super admin sees first what their installation
 * lacks.
 */
const landingAfterLogin = async (role: Role): Promise<string> =>
  roleMay(role, 'manageSystem') && (await hasSystemWarnings()) ? '/admin/system' : landingOf(role);

/** Reads the state of the navigation to the login page; only addresses of this site count. Who they are is signed in already. */
export async function addressAfterLogin(role: Role, state: unknown): Promise<string> {
  const from = valueIn(state, 'from');
  const comesBack = typeof from === 'string' && /^\/(?![/\\])/.test(from) && !wasRefused(role, state);
  return comesBack ? from : landingAfterLogin(role);
}
