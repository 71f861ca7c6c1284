import { describe, expect, it } from 'vitest';
import { openTestApp } from '#server/testing/open-app.ts';
import { errorOf } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';

describe.each(engines)('partners on %s', async (engine) => {
  const app = await openTestApp(engine);
  const chief = await app.user('super_admin');

  it('are made, changed and deleted by a super admin, and read by anyone, by name', async () => {
    const made = await chief.post('partners', { name: 'Zeezicht', website: 'https://example.org/z' });
    expect(made.status).toBe(201);
    const { _id } = made.body.partner;
    expect(made.body.partner).toEqual({
      _id,
      name: 'Zeezicht',
      website: 'https://example.org/z',
      logo: null,
      version: 1,
    });
    await chief.post('partners', { name: 'alfabet' });
    const names = async () => (await app.nobody().call('GET partners')).map((one) => one.name);
    expect(await names()).toEqual(['alfabet', 'Zeezicht']);
    const changed = await chief.patch(`partners/${_id}`, { website: '' });
    expect(changed.body.partner).toEqual({ _id, name: 'Zeezicht', website: '', logo: null, version: 2 });
    expect((await chief.delete(`partners/${_id}`)).status).toBe(204);
    expect(await names()).toEqual(['alfabet']);
    expect((await chief.patch(`partners/${_id}`, { name: 'x' })).status).toBe(404);
  });

  it('are not overwritten by a change of what they said before, unless it does not say what that was', async () => {
    const sent = { name: 'Eerst', website: 'https://example.org/eerst' };
    const { body } = await chief.post('partners', sent);
    const { _id, version: read } = body.partner;
    const change = (name: string, version?: number) => chief.patch(`partners/${_id}`, { name, version });
    expect((await change('Van een ander', read)).body.partner.name).toBe('Van een ander');
    expect(errorOf(await change('De mijne', read))).toEqual([409, 'CHANGED_MEANWHILE']);
    expect((await change('Toch de mijne')).body.partner.name).toBe('Toch de mijne');
  });

  it('are no admin’s business, and have a website that is one', async () => {
    const admin = await app.user('admin');
    expect((await admin.post('partners', { name: 'x' })).status).toBe(403);
    const { body } = await chief.post('partners', { name: 'x', website: 'javascript:alert(1)' });
    expect(body.fields).toEqual({ website: 'INVALID_VALUE' });
  });
});
