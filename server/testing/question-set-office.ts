import { afterAll, beforeAll, expect } from 'vitest';
import { questionSetBody, type SetParty, type SetShape, type TestSetBody } from '#testing/fixtures.ts';
import { insertParty } from './factories.ts';
import { type Caller, createTestApp, type TestApp } from './test-app.ts';
import type { Engine } from './test-database.ts';

/** Sets up a super admin and two parties for the surrounding tests, on that database. */
export function questionSetOffice(engine: Engine) {
  let app: TestApp;
  let chief: Caller;
  let members: SetParty[];
  beforeAll(async () => {
    app = await createTestApp(engine);
    chief = await app.user('super_admin');
    members = [await insertParty(app.db, 'Appel'), await insertParty(app.db, 'Peer')];
  });
  afterAll(() => app.close());

  const body = (shape?: SetShape) => questionSetBody(members, shape);
  return {
    app: () => app,
    chief: () => chief,
    members: () => members,
    body,
    read: async (id: string) => (await chief.get(`question_sets/${id}`)).body,
    make: async (sent: TestSetBody = body()) => {
      const { status, body: set } = await chief.post('question_sets/', sent);
      expect(status).toBe(201);
      return set;
    },
    change: (id: string, changes: object) => chief.patch(`question_sets/${id}`, changes),
  };
}
