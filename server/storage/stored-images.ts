import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, ConfigError, type S3Config } from '#server/config.ts';
import { errorMessage } from '#server/errors.ts';
import { IMAGE_FOLDERS, type ImageFolder } from './object-store.ts';

/** Drafts of uploads under way have longer names. */
const ID = /^[0-9a-f-]{36}$/;

export interface StoredImage {
  folder: ImageFolder;
  id: string;
  bytes: Uint8Array;
}
/** All images that are stored, one after the other; one that is removed meanwhile is left out. */
export type StoredImages = AsyncIterable<StoredImage>;

/** For a list that was read before: an image that is gone is no error. */
const isGone = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NoSuchKey' || Reflect.get(error, 'code') === 'ENOENT');

async function orGone<T, G>(work: Promise<T>, gone: G): Promise<T | G> {
  return work.catch((error: unknown) => {
    if (isGone(error)) return gone;
    throw error;
  });
}

/** The images of the folder `uploads` of the data. */
export async function* imagesInFolder(uploads: string): StoredImages {
  for (const folder of IMAGE_FOLDERS)
    for (const id of await orGone(readdir(join(uploads, folder)), [])) {
      const bytes = ID.test(id) ? await orGone(readFile(join(uploads, folder, id)), null) : null;
      if (bytes !== null) yield { folder, id, bytes };
    }
}

/** The images of the bucket. */
export async function* imagesInBucket(s3: S3Config): StoredImages {
  // The SDK is large: it is loaded only if it is used.
  const { GetObjectCommand, paginateListObjectsV2 } = await import('@aws-sdk/client-s3');
  const { createS3Client } = await import('./s3-object-store.ts');
  const client = createS3Client(s3);
  try {
    for (const folder of IMAGE_FOLDERS)
      for await (const page of paginateListObjectsV2({ client }, { Bucket: s3.bucket, Prefix: `${folder}/` }))
        for (const { Key = '' } of page.Contents ?? []) {
          const id = Key.slice(folder.length + 1);
          if (!ID.test(id)) continue;
          const object = await orGone(client.send(new GetObjectCommand({ Bucket: s3.bucket, Key })), null);
          const bytes = await object?.Body?.transformToByteArray();
          if (bytes !== undefined) yield { folder, id, bytes };
        }
  } catch (error) {
    throw new ConfigError(`S3_BUCKET: ${s3.bucket} cannot be read: ${errorMessage(error)}`);
  } finally {
    client.destroy();
  }
}

/** The images of this configuration: in its bucket if it has one. */
export const storedImages = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): StoredImages =>
  s3 === null ? imagesInFolder(join(dataDir, 'uploads')) : imagesInBucket(s3);
