// A super admin with two parties who makes and changes question sets: how every test of them begins and ends.
import { afterAll, beforeAll, expect } from 'vitest';
import { insertParty, type Member, type QuestionSetBody, questionSetBody } from './question-set-body.ts';
import { type Caller, createTestApp, type TestApp } from './test-app.ts';
import type { Engine } from './test-database.ts';

/** Stands for the tests around it, on that database. */
export function questionSetOffice(engine: Engine) {
  let app: TestApp;
  let chief: Caller;
  let members: Member[];
  beforeAll(async () => {
    app = await createTestApp(engine);
    chief = await app.user('super_admin');
    members = [await insertParty(app.db, 'Appel'), await insertParty(app.db, 'Peer')];
  });
  afterAll(() => app.close());

  const body = (shape?: { statements?: number; name?: string }) => questionSetBody(members, shape);
  return {
    app: () => app,
    chief: () => chief,
    members: () => members,
    body,
    read: async (id: string) => (await chief.get(`question_sets/${id}`)).body,
    make: async (sent: QuestionSetBody = body()) => {
      const { status, body: set } = await chief.post('question_sets/', sent);
      expect(status).toBe(201);
      return set;
    },
    change: (id: string, changes: object) => chief.patch(`question_sets/${id}`, changes),
  };
}
