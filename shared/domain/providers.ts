/** The providers of school accounts, in the order of the login page. */
export const PROVIDERS = ['oidc', 'smartschool'] as const;
export type ProviderId = (typeof PROVIDERS)[number];

/** Why nobody was logged in with a school's account. */
export const LOGIN_FAILURES = ['CANCELLED', 'EXPIRED', 'NOT_ALLOWED', 'UNAVAILABLE'] as const;
export type LoginFailure = (typeof LOGIN_FAILURES)[number];
