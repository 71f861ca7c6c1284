import { randomUUID } from 'node:crypto';
import type { SchoolIdentity } from '#server/access/providers/provider.ts';
import { Caller, type TestApp } from './test-app.ts';

/** Somebody as a school's provider says it. */
export const schoolIdentity = (changes: Partial<SchoolIdentity> = {}): SchoolIdentity => ({
  provider: 'oidc',
  issuer: 'https://login.school.example',
  subject: randomUUID(),
  email: null,
  firstName: 'An',
  lastName: 'Peeters',
  ...changes,
});

/** What the login page is handed of somebody who just came back from the provider, and the id that it began with. */
export function handedOver(app: TestApp, identity: SchoolIdentity): { client: string; handoff: string } {
  const client = randomUUID();
  const given = { id: randomUUID(), expiresAt: Date.now() + 60_000, client, identity };
  return { client, handoff: app.app.deps.loginSeals.handoff.seal(JSON.stringify(given)) };
}

/** Logs in with a school's account. */
export function exchange(app: TestApp, identity: SchoolIdentity) {
  const { client, handoff } = handedOver(app, identity);
  return app.student(client).post('auth/provider/exchange', { handoff });
}

/** The same, where it is let in. */
export async function enterBySchool(app: TestApp, identity: SchoolIdentity): Promise<Caller> {
  const { jwtToken } = (await exchange(app, identity)).body;
  return new Caller(app, { token: jwtToken });
}

/** Joins a school's account to one's own. */
export function joinSchoolLogin(app: TestApp, owner: Caller, identity: SchoolIdentity, password?: string) {
  const { client, handoff } = handedOver(app, identity);
  const { token = '' } = owner;
  return new Caller(app, { token, clientId: client }).post('account/logins', { handoff, password });
}
