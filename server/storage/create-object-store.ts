// Chooses where pictures are kept.
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/client.ts';
import { LocalObjectStore } from './local-object-store.ts';
import type { ObjectStore } from './object-store.ts';

interface StoreParts {
  db: Db;
  /** Signs local upload addresses. */
  secret: string;
  publicUrl: () => string;
  onError: (error: unknown) => void;
}

/** A bucket where one is configured, else a folder of the data. */
export async function createObjectStore(
  { s3, dataDir }: Pick<Config, 's3' | 'dataDir'>,
  { db, secret, publicUrl, onError }: StoreParts,
): Promise<ObjectStore> {
  if (s3 === null) return new LocalObjectStore({ folder: join(dataDir, 'uploads'), secret, publicUrl });
  // The SDK is large: only who uses it loads it.
  const { S3ObjectStore } = await import('./s3-object-store.ts');
  return new S3ObjectStore({ s3, db, onError });
}
