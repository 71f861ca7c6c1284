import { describe, expect, it } from 'vitest';
import { newId } from '#server/db/id.ts';
import { openTestApp } from '#server/testing/open-app.ts';
import { errorOf } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';

describe.each(engines)('pages on %s', async (engine) => {
  const app = await openTestApp(engine);
  const chief = await app.user('super_admin');

  const HOSTILE = '<p>blijft</p><script>alert(1)</script>';
  const text = { page: 'about', type: 'title_with_description', title: 'Titel' };

  it('show their own blocks, in order', async () => {
    for (const order of [30, 10, 20.5]) await chief.post('content_blocks', { ...text, page: 'home', order });
    await chief.post('content_blocks', { ...text, page: 'privacy', order: 1 });
    const { body } = await app.nobody().get('content_blocks?page=home');
    expect(body.map((one: { order: number }) => one.order)).toEqual([10, 20.5, 30]);
    expect((await app.nobody().get('content_blocks?page=secret')).body.fields).toEqual({ page: 'INVALID_VALUE' });
  });

  it('places a block without an order last', async () => {
    const page = 'accessibility';
    const { body: before } = await app.nobody().get(`content_blocks?page=${page}`);
    await chief.post('content_blocks', { ...text, page, title: 'Ver', order: 90.5 });
    for (const title of ['Eerst', 'Dan']) await chief.post('content_blocks', { ...text, page, title });
    const { body } = await app.nobody().get(`content_blocks?page=${page}`);
    const made = body.slice(before.length).map((one: { title: string; order: number }) => [one.title, one.order]);
    expect(made).toEqual([
      ['Ver', 90.5],
      ['Eerst', 91.5],
      ['Dan', 92.5],
    ]);
  });

  it('keep a block as it was sent, and show the picture that it names', async () => {
    const sent = {
      page: 'about',
      type: 'image_with_description',
      imageURL: '/images/stembrief.png',
      imageAlt: 'Een stembrief',
      title: 'Titel',
      body: '<p>Tekst</p>',
      inverted: true,
      order: 7,
    };
    const { status, body: made } = await chief.post('content_blocks', sent);
    expect(status).toBe(201);
    expect(made).toEqual({
      ...sent,
      _id: made._id,
      image: '/images/stembrief.png',
      legacy: false,
      html: '',
      version: 1,
    });
    const changed = await chief.patch(`content_blocks/${made._id}`, { title: 'Anders', inverted: false, imageURL: '' });
    expect(changed.body).toEqual({ ...made, title: 'Anders', inverted: false, imageURL: '', image: null, version: 2 });
    expect(await app.nobody().call('GET content_blocks/:id', { params: { id: made._id } })).toEqual(changed.body);
  });

  it('are not overwritten by a change of an older version, unless it does not say which', async () => {
    const { body: made } = await chief.post('content_blocks', text);
    const change = (title: string, version?: number) => chief.patch(`content_blocks/${made._id}`, { title, version });
    const replies = await Promise.all(['A', 'B', 'C'].map((title) => change(title, made.version)));
    expect(replies.map(({ status, body }) => body.code ?? status).sort()).toEqual([
      200,
      'CHANGED_MEANWHILE',
      'CHANGED_MEANWHILE',
    ]);
    const winner = replies.find(({ status }) => status === 200)?.body;
    expect(await app.nobody().call('GET content_blocks/:id', { params: { id: made._id } })).toEqual(winner);
    expect((await change('D')).body).toMatchObject({ title: 'D', version: 3 });
    await chief.delete(`content_blocks/${made._id}`);
    expect((await change('E', 3)).status).toBe(404);
  });

  it('take rich text in harmless only', async () => {
    const { body: made } = await chief.post('content_blocks', { ...text, body: HOSTILE });
    expect(made.body).toBe('<p>blijft</p>');
    const changed = await chief.patch(`content_blocks/${made._id}`, { body: '<p onclick="x()">ook</p>' });
    expect(changed.body.body).toBe('<p>ook</p>');
  });

  it('show an old block harmless, and let nobody change it or make one; deleting works', async () => {
    const { body: made } = await chief.post('content_blocks', { ...text, legacy: true, html: '<p>oud</p>' });
    expect([made.legacy, made.html]).toEqual([false, '']);
    const id = newId();
    await app.db
      .insertInto('content_blocks')
      .values({
        id,
        page: 'about',
        type: 'title_with_description',
        image_url: '',
        image_alt: '',
        title: '',
        body: '',
        inverted: 0,
        sort_order: 0,
        legacy: 1,
        html: HOSTILE,
        version: 1,
      })
      .execute();
    const old = await app.nobody().call('GET content_blocks/:id', { params: { id: id } });
    expect([old.legacy, old.html]).toEqual([true, '<p>blijft</p>']);
    expect(errorOf(await chief.patch(`content_blocks/${id}`, { title: 'x' }))).toEqual([409, 'WRONG_STATE']);
    expect((await chief.patch(`content_blocks/${id}`, { page: 'news' })).status).toBe(422);
    expect((await chief.delete(`content_blocks/${id}`)).status).toBe(204);
    expect((await chief.delete(`content_blocks/${id}`)).status).toBe(404);
  });

  it('are the super admin’s to change', async () => {
    const admin = await app.user('admin');
    expect((await admin.post('content_blocks', text)).status).toBe(403);
  });
});
