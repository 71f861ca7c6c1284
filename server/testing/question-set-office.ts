import { expect } from 'vitest';
import { questionSetBody, type SetShape, type TestSetBody } from '#testing/fixtures.ts';
import { insertParty } from './factories.ts';
import { openTestApp } from './open-app.ts';
import type { Engine } from './test-database.ts';

/** Sets up a super admin and two parties for the surrounding tests, on that database. */
export async function questionSetOffice(engine: Engine) {
  const app = await openTestApp(engine);
  const chief = await app.user('super_admin');
  const members = [await insertParty(app.db, 'Appel'), await insertParty(app.db, 'Peer')];

  const body = (shape?: SetShape) => questionSetBody(members, shape);
  return {
    app,
    chief,
    members,
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
