import { ACTIONS, landingOf, type Role, roleMay } from '#shared/domain/roles.ts';

const valueIn = (state: unknown, name: string): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;

/** Whether that role was sent to the login page because it may not see the page it asked for; the navigation state has the permission that the page needs. */
export function wasRefused(role: Role, state: unknown): boolean {
  const needs = ACTIONS.find((action) => action === valueIn(state, 'needs'));
  return needs !== undefined && !roleMay(role, needs);
}

/** Whether the user was sent to the login page because their login had expired. */
export const hasExpired = (state: unknown): boolean => valueIn(state, 'expired') === true;

/** Whether the user came for a game that a colleague gives them by a link. */
export const comesForGame = (state: unknown): boolean =>
  /^\/teacher\/games\/link\//.test(String(valueIn(state, 'from')));

/** Reads the state of the navigation to the login page; only addresses of this site count. */
export function addressAfterLogin(role: Role, state: unknown): string {
  const from = valueIn(state, 'from');
  const comesBack = typeof from === 'string' && /^\/(?![/\\])/.test(from) && !wasRefused(role, state);
  return comesBack ? from : landingOf(role);
}
