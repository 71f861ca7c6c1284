import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { moveClock } from '#server/testing/move-clock.ts';
import { openTestApp } from '#server/testing/open-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { IMAGE_BYTES_MAX } from '#shared/domain/limits.ts';
import { makeJpeg, makePng, makeWebp } from '#testing/images.ts';
import { required } from '#testing/required.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

describe.each(engines)('pictures in a folder, on %s', async (engine) => {
  const app = await openTestApp(engine);
  const chief = await app.user('super_admin');

  const makeParty = async (): Promise<{ id: string; uploadURL: string }> => {
    const { body } = await chief.post('parties', { name: `Weefsel ${randomUUID()}` });
    return { id: body.party._id, uploadURL: body.uploadURL };
  };
  const imageOf = async (id: string): Promise<string | null> =>
    (await chief.call('GET parties/:id', { params: { id: id } })).image;
  const show = (address: string) => {
    const { pathname, search } = new URL(address);
    return app.app.http.inject({ method: 'GET', url: pathname + search });
  };

  it.each([
    ['image/png', makePng()],
    ['image/jpeg', makeJpeg()],
    ['image/webp', makeWebp()],
  ])('shows an uploaded %s as what it is, to be kept for good', async (type, bytes) => {
    const { id, uploadURL } = await makeParty();
    expect(await imageOf(id)).toBeNull();
    // The type that the browser claims does not count.
    expect((await app.upload(uploadURL, bytes, 'image/png')).status).toBe(200);
    const image = await imageOf(id);
    expect(image).toMatch(new RegExp(`^http://localhost:3000/uploads/parties/${id}\\?v=`));
    const reply = await show(required(image));
    expect(reply.rawPayload).toEqual(bytes);
    expect(reply.headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('shows a picture without what a camera left in its file', async () => {
    const { id, uploadURL } = await makeParty();
    await app.upload(uploadURL, Buffer.concat([makeJpeg(), Buffer.from('a place')]), 'image/jpeg');
    expect((await show(required(await imageOf(id)))).rawPayload).toEqual(makeJpeg());
  });

  it('gives another picture another address', async () => {
    const { id, uploadURL } = await makeParty();
    await app.upload(uploadURL, makePng(10));
    const first = await imageOf(id);
    await app.upload(uploadURL, makePng(20));
    const second = await imageOf(id);
    expect(second).not.toBe(first);
    expect((await show(required(second))).rawPayload).toEqual(makePng(20));
  });

  it('does the same for a partner’s logo', async () => {
    const { body } = await chief.post('partners', { name: 'Fonds', website: 'https://example.org' });
    expect(body.partner.logo).toBeNull();
    expect((await app.upload(body.uploadURL, makePng())).status).toBe(200);
    const [partner] = await app.nobody().call('GET partners');
    expect(partner?.logo).toContain(`/uploads/partner/${partner?._id}?v=`);
    expect((await show(required(partner?.logo))).statusCode).toBe(200);
  });

  it.each<[string, Buffer, string, number, string]>([
    ['text said to be a PNG', Buffer.from('<html></html>'), 'image/png', 415, 'UNSUPPORTED_TYPE'],
    ['an SVG', Buffer.from('<svg/>'), 'image/svg+xml', 415, 'UNSUPPORTED_TYPE'],
    ['an SVG with a script said to be a PNG', Buffer.from(SVG), 'image/png', 415, 'UNSUPPORTED_TYPE'],
    [
      'a PNG that is a page as well',
      Buffer.concat([makePng(), Buffer.from(SVG)]),
      'image/png',
      415,
      'UNSUPPORTED_TYPE',
    ],
    ['a PNG that unpacks to gigabytes', makePng(1, 20_000), 'image/png', 415, 'UNSUPPORTED_TYPE'],
    ['a PNG said to be text', makePng(), 'text/plain', 415, 'UNSUPPORTED_TYPE'],
    ['JSON', Buffer.from('{}'), 'application/json', 415, 'UNSUPPORTED_TYPE'],
    ['nothing', Buffer.alloc(0), 'image/png', 415, 'UNSUPPORTED_TYPE'],
    ['more than 5 MB', Buffer.concat([makePng(), Buffer.alloc(IMAGE_BYTES_MAX)]), 'image/png', 413, 'TOO_LARGE'],
  ])('refuses %s, and leaves the picture that was there', async (_, bytes, type, status, code) => {
    const { id, uploadURL } = await makeParty();
    await app.upload(uploadURL, makePng(77));
    expect(await app.upload(uploadURL, bytes, type)).toEqual({ status, code });
    expect((await show(required(await imageOf(id)))).rawPayload).toEqual(makePng(77));
  });

  it('takes nothing at an address that it did not sign for exactly that', async () => {
    const mine = await makeParty();
    const other = await makeParty();
    const forged = [
      mine.uploadURL.replace(mine.id, other.id),
      mine.uploadURL.replace('/parties/', '/partner/'),
      mine.uploadURL.replace(/expires=(\d)/, 'expires=9$1'),
      mine.uploadURL.replace(/signature=.*/, 'signature='),
      mine.uploadURL.replace(/signature=(.)/, (_, digit) => `signature=${digit === 'a' ? 'b' : 'a'}`),
      mine.uploadURL.replace(/\?.*/, ''),
      `${mine.uploadURL}&expires=99999999999999`,
    ];
    for (const address of forged) expect((await app.upload(address, makePng())).status, address).toBe(403);
    expect(await imageOf(mine.id)).toBeNull();
    expect(await imageOf(other.id)).toBeNull();
  });

  it('takes nothing 15 minutes later', async () => {
    const { uploadURL } = await makeParty();
    moveClock(14 * 60_000);
    expect((await app.upload(uploadURL, makePng())).status).toBe(200);
    moveClock(2 * 60_000);
    expect((await app.upload(uploadURL, makePng())).status).toBe(403);
  });

  it('keeps nothing of a party that is gone, nor of a picture that was taken away', async () => {
    const files = () => readdirSync(join(app.database.dataDir, 'uploads/parties'));
    const { id, uploadURL } = await makeParty();
    await app.upload(uploadURL, makePng());
    const image = required(await imageOf(id));
    expect(files()).toContain(id);
    expect((await chief.delete(`parties/${id}/image`)).status).toBe(204);
    expect(await imageOf(id)).toBeNull();
    expect((await show(image)).statusCode).toBe(404);
    await app.upload(uploadURL, makePng());
    await chief.delete(`parties/${id}`);
    expect((await app.upload(uploadURL, makePng())).status).toBe(404);
    expect(files().filter((file) => file.startsWith(id))).toEqual([]);
  });

  it('shows nothing that lies outside its two folders', async () => {
    for (const path of ['/uploads/parties/..%2F..%2Fjwt-secret', '/uploads/other/x', '/uploads/parties/no-uuid'])
      expect((await show(`http://localhost${path}`)).statusCode, path).toBe(404);
  });
});
