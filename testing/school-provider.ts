// A real OpenID Connect provider on this machine, whose people are logged in there already: it asks them nothing.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { required } from './required.ts';

const CLIENT = { id: 'halfrond', secret: 'a-secret-that-only-tests-know' };

export interface Person {
  sub: string;
  email: string;
  email_verified: boolean;
  given_name: string;
  family_name: string;
}

/** Somebody of the school. */
export const someone = (changes: Partial<Person> = {}): Person => {
  const sub = randomUUID();
  return {
    sub,
    email: `an.${sub}@school.example`,
    email_verified: true,
    given_name: 'An',
    family_name: 'Peeters',
    ...changes,
  };
};

/** A browser that follows redirects until one leaves the provider; it keeps the provider's cookies. */
export async function followProvider(start: string, issuer: string): Promise<string> {
  const cookies = new Map<string, string>();
  let address = start;
  while (address.startsWith(issuer)) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(address, { redirect: 'manual', headers: { cookie } });
    for (const set of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = required(set.split(';')[0]).split(/=(.*)/s);
      cookies.set(name, value);
    }
    address = new URL(required(reply.headers.get('location')), issuer).href;
  }
  return address;
}

export interface SchoolProvider {
  /** The settings of a server that logs people in here. */
  settings: Record<string, string>;
  /** Lets that address get codes; before the first login. */
  allow(serverAddress: string): void;
  /** Who logs in from now on; null: whoever comes says no. */
  person: Person | null;
  stop(): Promise<void>;
}

function createProvider(issuer: string, redirectUri: string, whoIs: () => Person | null): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    cookies: { keys: ['only-tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) => ({ accountId, claims: async () => ({ ...whoIs(), sub: accountId }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        ...(oidc.client && { clientId: oidc.client.clientId }),
        ...(oidc.session?.accountId && { accountId: oidc.session.accountId }),
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
}

/** Starts the provider on a free port. */
export async function startSchoolProvider(): Promise<SchoolProvider> {
  let provider: Provider | undefined;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (provider === undefined) throw new Error('allow() names the server first');
    if (!request.url?.startsWith('/interaction/')) return void provider.callback()(request, response);
    const { person } = school;
    await provider.interactionFinished(
      request,
      response,
      person === null ? { error: 'access_denied' } : { login: { accountId: person.sub } },
    );
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const school: SchoolProvider = {
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_ALLOW: 'school.example',
      OIDC_LABEL: 'Sint-Jan',
    },
    allow: (address) => {
      provider = createProvider(issuer, `${address}/api/auth/provider/oidc/callback`, () => school.person);
    },
    person: null,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return school;
}
