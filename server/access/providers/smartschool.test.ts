// What Smartschool says of somebody, in words that nobody has promised.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NotAllowed, type Provider } from './provider.ts';
import { createSmartschoolProvider } from './smartschool.ts';

describe('who may enter by Smartschool', () => {
  let said: object = {};
  const server = createServer((request, response) => {
    const isToken = request.url?.startsWith('/OAuth/');
    const platform = { userID: 'an', name: 'An', surname: 'Peeters', platform: '127.0.0.1' };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(isToken ? { access_token: 'x' } : { ...platform, ...said }));
  });
  let provider: Provider;
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    provider = createSmartschoolProvider({
      id: 'smartschool',
      label: 'Smartschool',
      issuer,
      clientId: 'x',
      clientSecret: 'y',
    });
  });
  afterAll(() => server.close());

  const identify = (user: object) => {
    said = user;
    const request = { state: 'x', nonce: 'x', verifier: 'x', redirectUri: 'http://localhost/' };
    return provider.identify(new URLSearchParams({ code: 'x' }), request);
  };

  it.each([{}, { isCoAccount: 0 }, { isCoAccount: false }, { isCoAccount: '0' }, { leerling: false }, { leerling: 0 }])(
    '%j is let in',
    async (user) => {
      expect(await identify(user)).toMatchObject({ subject: 'an', email: null });
    },
  );

  const odd = [1, 2, 6, -1, true, '1', 'yes', 'ja', 'true', 'co', '', null, [], {}, [0], [false]];
  it.each([
    ...odd.map((isCoAccount) => ({ isCoAccount })),
    ...odd.map((leerling) => ({ leerling })),
    { basisrol: 'Leerling' },
  ])('%j is not', async (user) => {
    await expect(identify(user)).rejects.toThrow(NotAllowed);
  });
});
