import type { LoginConfig } from '#server/login-config.ts';
import { createOidcProvider } from './oidc.ts';
import type { Provider } from './provider.ts';
import { createSmartschoolProvider } from './smartschool.ts';

/** Returns the providers that are set up, in the order of the login page; none is called before somebody logs in. */
export function createProviders({ oidc, smartschool }: LoginConfig): Provider[] {
  return [
    ...(oidc === null ? [] : [createOidcProvider(oidc)]),
    ...(smartschool === null ? [] : [createSmartschoolProvider(smartschool)]),
  ];
}
