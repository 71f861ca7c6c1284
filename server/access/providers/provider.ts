import type { ProviderId } from '#shared/domain/providers.ts';

/** Somebody as a school knows them. */
export interface SchoolIdentity {
  provider: ProviderId;
  /** Identifies somebody together with the subject: an address may change or go to somebody else. */
  issuer: string;
  subject: string;
  /** Only one that the provider has verified. */
  email: string | null;
  firstName: string;
  lastName: string;
}

/** The values with which a login began, and against which its end is checked. */
export interface LoginRequest {
  state: string;
  nonce: string;
  /** Of PKCE. */
  verifier: string;
  redirectUri: string;
}

/** Somebody whom the settings do not let in. */
export class NotAllowed extends Error {}

export interface Provider {
  id: ProviderId;
  label: string;
  /** Returns the address at which somebody logs in. Throws when the provider is unreachable. */
  begin(request: LoginRequest): Promise<URL>;
  /**
   * Returns the identity of the user who came back with those parameters. Throws NotAllowed, or any other error if it
   * is unknown.
   */
  identify(parameters: URLSearchParams, request: LoginRequest): Promise<SchoolIdentity>;
}

/** How long one call to a provider may take. */
export const PROVIDER_PATIENCE_MS = 5_000;
