import { describe, expect, it } from 'vitest';
import { openTestApp } from '#server/testing/open-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { isTextImageAddress } from '#shared/domain/text-image.ts';
import { makeJpeg, makePng } from '#testing/images.ts';

describe.each(engines)('images inside a text, in a folder, on %s', async (engine) => {
  const app = await openTestApp(engine);
  const chief = await app.user('super_admin');

  const look = (address: string) => app.app.http.inject({ method: 'GET', url: address });
  const upload = async (bytes: Buffer): Promise<string> => {
    const { uploadURL, address } = await chief.call('POST text_images');
    expect((await app.upload(uploadURL, bytes)).status).toBe(200);
    return address;
  };

  it('are shown at an address of the site itself, as what they are', async () => {
    const address = await upload(makeJpeg());
    expect(isTextImageAddress(address)).toBe(true);
    const reply = await look(address);
    expect([reply.statusCode, reply.rawPayload]).toEqual([200, makeJpeg()]);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=86400',
    });
  });

  it('are none before they are uploaded, nor where something else is', async () => {
    const { uploadURL, address } = await chief.call('POST text_images');
    expect((await look(address)).statusCode).toBe(404);
    expect(await app.upload(uploadURL, Buffer.from('<svg/>'))).toEqual({ status: 415, code: 'UNSUPPORTED_TYPE' });
    expect((await app.upload(uploadURL.replace('/texts/', '/parties/'), makePng())).status).toBe(403);
    expect((await look(address)).statusCode).toBe(404);
  });

  it('stay in a text that is saved', async () => {
    const address = await upload(makePng());
    const answer = `<p>Kijk:</p><img src="${address}" alt="De raad" />`;
    const [faq] = await chief.call('PUT config/faq', { body: { faqs: [{ question: 'Wat?', answer, order: 1 }] } });
    expect(faq?.answer).toBe(answer);
  });

  it('are made by users who write texts', async () => {
    expect((await (await app.user('admin')).post('text_images')).status).toBe(403);
    expect((await app.nobody().post('text_images')).status).toBe(401);
  });
});
