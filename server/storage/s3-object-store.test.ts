import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetObjectCommand } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bucketAddress } from '#server/config.ts';
import { openTestApp } from '#server/testing/open-app.ts';
import { type Caller, createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { bothEngines } from '#server/testing/test-database.ts';
import { IMAGE_BYTES_MAX } from '#shared/domain/limits.ts';
import { makeJpeg, makePng } from '#testing/images.ts';
import { required } from '#testing/required.ts';
import type { ImageRecords } from './object-store.ts';
import { createS3Client, S3ObjectStore } from './s3-object-store.ts';

const BUCKET = 'pictures';

/** Records in which every image has an owner and no upload is expected. */
const records: ImageRecords = {
  setVersion: async () => true,
  hasOwner: async () => true,
  expectUploads: async () => {},
  areUploadsExpected: async () => false,
};

/** Signing needs no network. */
it.each([
  ['pictures', 'eu-central-1'],
  ['pictures', 'us-east-1'],
  ['pictures', 'cn-north-1'],
  ['pictures.example.org', 'eu-west-3'],
])('the page’s policy knows the address of Amazon’s bucket %s in %s', async (bucket, region) => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'someone');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  const s3 = { bucket, region, endpoint: null, publicUrl: null };
  const store = new S3ObjectStore({ s3, records, onError: () => {} });
  const address = await store.uploadAddress('parties', randomUUID());
  expect(address.startsWith(`${bucketAddress(s3)}/incoming/`)).toBe(true);
  vi.unstubAllEnvs();
});

it.each([
  ['that never replies', () => {}],
  [
    'that stops in the middle of its reply',
    (socket: Socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nimg'),
  ],
])('a bucket %s ends the wait for it', async (_, reply) => {
  const silent = createServer((socket) => socket.on('error', () => {}).once('data', () => reply(socket)));
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const { port } = silent.address() as AddressInfo;
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'someone');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  const s3 = { bucket: BUCKET, region: 'eu-central-1', endpoint: `http://127.0.0.1:${port}`, publicUrl: null };
  const client = createS3Client(s3, 100);
  const read = client
    .send(new GetObjectCommand({ Bucket: BUCKET, Key: 'x' }))
    .then(({ Body }) => Body?.transformToByteArray());
  await expect(read).rejects.toThrow(/timed out after 100 ms of inactivity/);
  vi.unstubAllEnvs();
  client.destroy();
  silent.close();
});

describe.each(bothEngines)('pictures in a bucket, on %s', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'halfrond-s3-'));
  let bucket: S3rver;
  let endpoint: string;
  let app: TestApp;
  let chief: Caller;

  beforeAll(async () => {
    // s3rver's fixed credentials, as its users set them.
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER');
    bucket = new S3rver({
      address: '127.0.0.1',
      port: 0,
      silent: true,
      directory: folder,
      configureBuckets: [{ name: BUCKET, configs: [] }],
    });
    const { port } = await bucket.run();
    endpoint = `http://127.0.0.1:${port}`;
    app = await createTestApp(engine, { S3_BUCKET: BUCKET, S3_ENDPOINT: endpoint });
    chief = await app.user('super_admin');
  });
  afterAll(async () => {
    await app.close();
    await bucket.close();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => app.failedTakeovers.splice(0));

  const makeParty = async (): Promise<{ id: string; uploadURL: string }> => {
    const { body } = await chief.post('parties', { name: `Zaailing ${randomUUID()}` });
    return { id: body.party._id, uploadURL: body.uploadURL };
  };
  const put = async (address: string, bytes: Buffer, type = 'image/png'): Promise<number> =>
    (await fetch(address, { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': type } })).status;
  const imageOf = async (id: string): Promise<string | null> =>
    (await chief.call('GET parties/:id', { params: { id: id } })).image;
  /** Reads until the upload is imported: on a busy machine the bucket may time out, and is not asked for a while. */
  const takeOver = (folder: 'parties' | 'partner', id: string) =>
    vi.waitFor(async () => {
      await chief.get(folder === 'partner' ? 'partners' : folder);
      expect((await fetch(`${endpoint}/${BUCKET}/incoming/${folder}/${id}`)).status).toBe(404);
    }, 15_000);
  const bytesAt = async (address: string | null): Promise<Buffer> =>
    Buffer.from(await (await fetch(required(address))).arrayBuffer());

  it('are uploaded to the bucket by presigned address, and shown from it as what they are', async () => {
    const { id, uploadURL } = await makeParty();
    expect(new URL(uploadURL).origin).toBe(endpoint);
    expect(new URL(uploadURL).searchParams.get('X-Amz-Expires')).toBe('900');
    expect(await imageOf(id)).toBeNull();
    expect(await put(uploadURL, makeJpeg(), 'text/html')).toBe(200);
    await takeOver('parties', id);
    const image = await imageOf(id);
    expect(image).toMatch(new RegExp(`^${endpoint}/${BUCKET}/parties/${id}\\?v=`));
    const reply = await fetch(required(image));
    expect(reply.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(makeJpeg());
    expect(app.failedTakeovers.filter((error) => !/does not answer/.test(String(error)))).toEqual([]);
  });

  it('are shown without what a camera left in their files', async () => {
    const { id, uploadURL } = await makeParty();
    await put(uploadURL, Buffer.concat([makeJpeg(), Buffer.from('a place')]), 'image/jpeg');
    await takeOver('parties', id);
    expect(await bytesAt(await imageOf(id))).toEqual(makeJpeg());
  });

  it('come in by the list as well, for partners too, and a second one replaces the first', async () => {
    const { body } = await chief.post('partners', { name: 'Leerhuis', website: '' });
    for (const grey of [1, 2]) {
      expect(await put(body.uploadURL, makePng(grey))).toBe(200);
      await takeOver('partner', body.partner._id);
      const [partner] = await app.nobody().call('GET partners');
      expect(await bytesAt(partner?.logo ?? null)).toEqual(makePng(grey));
    }
  });

  it('that are none, or too large, are never shown, and leave the one that was there', async () => {
    const { id, uploadURL } = await makeParty();
    const send = async (bytes: Buffer): Promise<string | null> => {
      await put(uploadURL, bytes);
      await takeOver('parties', id);
      return imageOf(id);
    };
    const image = await send(makePng(5));
    expect(await send(Buffer.from('<html><script>alert(1)</script></html>'))).toBe(image);
    expect(await send(Buffer.concat([makePng(6), Buffer.alloc(IMAGE_BYTES_MAX)]))).toBe(image);
    expect(await bytesAt(image)).toEqual(makePng(5));
  });

  it('inside a text are taken over by the first look at their address, which leads to the bucket', async () => {
    const { uploadURL, address } = await chief.call('POST text_images');
    expect(new URL(uploadURL).pathname).toBe(`/${BUCKET}/incoming${address.replace('/uploads', '')}`);
    const look = () => app.app.http.inject({ method: 'GET', url: address });
    expect((await look()).statusCode).toBe(404);
    expect(await put(uploadURL, makePng(9))).toBe(200);
    const found = await vi.waitFor(async () => {
      const reply = await look();
      expect(reply.statusCode).toBe(302);
      return reply;
    }, 15_000);
    expect(await bytesAt(found.headers.location ?? '')).toEqual(makePng(9));
    const { uploadURL: other, address: refused } = await chief.call('POST text_images');
    await put(other, Buffer.from('<html><script>alert(1)</script></html>'));
    expect((await app.app.http.inject({ method: 'GET', url: refused })).statusCode).toBe(404);
  });

  it('of a party that is deleted go with it', async () => {
    const { id, uploadURL } = await makeParty();
    await put(uploadURL, makePng());
    await takeOver('parties', id);
    const image = required(await imageOf(id));
    expect((await chief.delete(`parties/${id}`)).status).toBe(204);
    expect((await fetch(image)).status).toBe(404);
    await put(uploadURL, makePng());
    await takeOver('parties', id);
    expect((await fetch(image)).status).toBe(404);
  });

  it('do not keep anybody from reading while the bucket is away', async () => {
    const away = await openTestApp(engine, { S3_BUCKET: BUCKET, S3_ENDPOINT: 'http://127.0.0.1:1' });
    const admin = await away.user('admin');
    expect((await admin.post('parties', { name: 'Vaste Grond' })).status).toBe(201);
    const { status, body } = await admin.get('parties');
    expect([status, body.length]).toEqual([200, 1]);
    expect(away.failedTakeovers.length).toBe(1);
  });
});
