import { setTimeout as delay } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { bucketAddress, type S3Config } from '#server/config.ts';
import { IMAGE_BYTES_MAX, UPLOAD_ADDRESS_MINUTES } from '#shared/domain/limits.ts';
import { checkImage, imageVersion } from './image-check.ts';
import type { ImageFolder, ImageRecords, ImageType, ObjectStore } from './object-store.ts';
import { SharedRun } from './shared-run.ts';
import { withoutMetadata } from './without-metadata.ts';

const INCOMING = 'incoming';
/** An upload may begin in the address's last second. */
const GRACE_MS = 60_000;
/** Milliseconds that a bucket may be silent, before its reply or in the middle of it. */
const SILENCE_MS = 10_000;
/** How long a read of a list, or a deletion, waits for a bucket that does not answer. */
const PATIENCE_MS = 2_000;
/** Milliseconds without another try after one that failed, so that an unavailable bucket does not delay every read. */
const REST_MS = 3_000;

const keyOf = (folder: ImageFolder, id: string): string => `${folder}/${id}`;
const incomingKey = (folder: ImageFolder, id: string): string => `${INCOMING}/${keyOf(folder, id)}`;

/** Settles with the work, or fails if it takes too long; the work continues. */
function inTime<T>(work: Promise<T>): Promise<T> {
  const late = delay(PATIENCE_MS, undefined, { ref: false }).then(() => {
    throw new Error('object storage does not answer');
  });
  return Promise.race([work, late]);
}

export const createS3Client = (s3: S3Config, silenceMs = SILENCE_MS): S3Client =>
  new S3Client({
    region: s3.region,
    ...(s3.endpoint === null ? {} : { endpoint: s3.endpoint, forcePathStyle: true }),
    // Otherwise a presigned address would carry the checksum of a body that is not known yet.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Not `requestTimeout`, which says that a request takes long and lets it continue.
    requestHandler: { connectionTimeout: 3_000, socketTimeout: silenceMs },
  });

interface S3Settings {
  s3: S3Config;
  records: ImageRecords;
  onError: (error: unknown) => void;
}

/** Stores images in an S3 bucket. Browsers upload to keys that are never served; a valid image gets its own key. */
export class S3ObjectStore implements ObjectStore {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #publicBase: string;
  readonly #records: ImageRecords;
  readonly #onError: (error: unknown) => void;
  /** In milliseconds of the monotonic clock. */
  #restUntil = 0;
  readonly #runs: Record<ImageFolder, SharedRun> = {
    parties: new SharedRun(() => this.#import('parties')),
    partner: new SharedRun(() => this.#import('partner')),
    texts: new SharedRun(() => this.#import('texts')),
  };

  constructor({ s3, records, onError }: S3Settings) {
    this.#bucket = s3.bucket;
    this.#records = records;
    this.#onError = onError;
    this.#client = createS3Client(s3);
    this.#publicBase = s3.publicUrl ?? bucketAddress(s3);
  }

  async uploadAddress(folder: ImageFolder, id: string): Promise<string> {
    const seconds = UPLOAD_ADDRESS_MINUTES * 60;
    await this.#records.expectUploads(folder, new Date(Date.now() + seconds * 1_000 + GRACE_MS).toISOString());
    const upload = new PutObjectCommand({ Bucket: this.#bucket, Key: incomingKey(folder, id) });
    return getSignedUrl(this.#client, upload, { expiresIn: seconds });
  }

  publicAddress(folder: ImageFolder, id: string, version: string): string {
    return `${this.#publicBase}/${keyOf(folder, id)}?v=${version}`;
  }

  async put(folder: ImageFolder, id: string, bytes: Uint8Array, type: ImageType): Promise<void> {
    await this.#client.send(
      new PutObjectCommand({
        Bucket: this.#bucket,
        Key: keyOf(folder, id),
        Body: bytes,
        ContentType: type,
        CacheControl: 'public, max-age=31536000, immutable',
      }),
    );
  }

  async remove(folder: ImageFolder, id: string): Promise<void> {
    await inTime(Promise.all([this.#delete(incomingKey(folder, id)), this.#delete(keyOf(folder, id))]));
  }

  async importPendingUploads(folder: ImageFolder): Promise<void> {
    if (performance.now() < this.#restUntil) return;
    try {
      if (await this.#records.areUploadsExpected(folder, new Date().toISOString()))
        await inTime(this.#runs[folder].next());
    } catch (error) {
      this.#restUntil = performance.now() + REST_MS;
      // The list is read all the same, without the new images.
      this.#onError(error);
    }
  }

  async #delete(Key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key }));
  }

  async #import(folder: ImageFolder): Promise<void> {
    const Prefix = `${INCOMING}/${folder}/`;
    const { Contents } = await this.#client.send(new ListObjectsV2Command({ Bucket: this.#bucket, Prefix }));
    for (const { Key, Size } of Contents ?? []) {
      if (Key === undefined) continue;
      const bytes = (Size ?? 0) <= IMAGE_BYTES_MAX ? await this.#bytesOf(Key) : null;
      if (bytes !== null) await this.#show(folder, Key.slice(Prefix.length), bytes);
      await this.#delete(Key);
    }
  }

  /** Null when another server process imported it meanwhile. */
  async #bytesOf(Key: string): Promise<Uint8Array | null> {
    try {
      const { Body } = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key }));
      return Body === undefined ? null : await Body.transformToByteArray();
    } catch (error) {
      if (error instanceof Error && error.name === 'NoSuchKey') return null;
      throw error;
    }
  }

  async #show(folder: ImageFolder, id: string, sent: Uint8Array): Promise<void> {
    const type = checkImage(sent);
    if (type === null || !(await this.#records.hasOwner(folder, id))) return;
    const bytes = withoutMetadata(sent, type);
    await this.put(folder, id, bytes, type);
    await this.#records.setVersion(folder, id, imageVersion(bytes));
  }
}
