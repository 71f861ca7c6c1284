import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { restore } from '#server/backup/restore.ts';
import { restoreImages } from '#server/backup/restore-images.ts';
import { backUp } from '#server/backup/write-archive.ts';
import { readConfig, type S3Config } from '#server/config.ts';
import { S3ObjectStore } from '#server/storage/s3-object-store.ts';
import { imagesInBucket, imagesInFolder, type StoredImages } from '#server/storage/stored-images.ts';
import { type Bucket, startBucket } from '#testing/bucket.ts';
import { makePng } from '#testing/images.ts';
import { required } from '#testing/required.ts';
import { openTestDatabase } from './open-database.ts';

let buckets: Bucket[];
beforeAll(async () => {
  buckets = [await startBucket(), await startBucket()];
  for (const [name, value] of Object.entries(required(buckets[0]).settings)) vi.stubEnv(name, value);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  for (const bucket of buckets) await bucket.remove();
});

const s3Of = (bucket: Bucket | undefined): S3Config => required(readConfig(required(bucket).settings).s3);
const storeOf = (s3: S3Config): S3ObjectStore => {
  const records = {
    setVersion: async () => true,
    hasOwner: async () => true,
    expectUploads: async () => {},
    areUploadsExpected: async () => false,
  };
  return new S3ObjectStore({ s3, records, onError: () => {} });
};

async function list(images: StoredImages): Promise<string[]> {
  const found: string[] = [];
  for await (const { folder, id, bytes } of images)
    found.push(`${folder}/${id} ${Buffer.from(bytes).equals(makePng())}`);
  return found.sort();
}

it('images of a bucket are in the archive, and come back into a bucket or a folder', async () => {
  const [from, into] = [s3Of(buckets[0]), s3Of(buckets[1])];
  const [logo, ofPartner, inText] = [randomUUID(), randomUUID(), randomUUID()];
  for (const [folder, id] of [
    ['parties', logo],
    ['partner', ofPartner],
    ['texts', inText],
  ] as const)
    await storeOf(from).put(folder, id, makePng(), 'image/png');
  const all = [`parties/${logo} true`, `partner/${ofPartner} true`, `texts/${inText} true`];
  const { dataDir } = await openTestDatabase('SQLite');
  const archive = join(dataDir, 'backup.tar.zst');
  expect((await backUp({ dataDir, s3: from }, archive)).images).toBe(3);

  expect(await restoreImages(archive, dataDir, storeOf(into))).toEqual({ stored: 3, failed: [] });
  expect(await list(imagesInBucket(into))).toEqual(all);

  const target = await openTestDatabase('SQLite');
  const folder = join(target.dataDir, 'restored');
  await restore(archive, folder, { force: false });
  expect(await list(imagesInFolder(join(folder, 'uploads')))).toEqual(all);
});

it('a bucket that cannot be read is named with its setting, as the folder of backups is not at fault', async () => {
  const { dataDir } = await openTestDatabase('SQLite');
  const s3 = { ...s3Of(buckets[0]), bucket: 'mistyped' };
  await expect(backUp({ dataDir, s3 }, join(dataDir, 'b.tar'))).rejects.toThrow(
    /^S3_BUCKET: mistyped cannot be read: /,
  );
});
