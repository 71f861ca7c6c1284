import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { LocalObjectStore } from './local-object-store.ts';
import type { ImageRecords, ObjectStore } from './object-store.ts';

interface StoreParts {
  records: ImageRecords;
  /** Signs local upload addresses. */
  secret: string;
  publicUrl: () => string;
  onError: (error: unknown) => void;
}

/** A bucket if one is configured, else a folder of the data. */
export async function createObjectStore(
  { s3, dataDir }: Pick<Config, 's3' | 'dataDir'>,
  { records, secret, publicUrl, onError }: StoreParts,
): Promise<ObjectStore> {
  if (s3 === null) return new LocalObjectStore({ folder: join(dataDir, 'uploads'), secret, publicUrl });
  // The SDK is large: it is loaded only if it is used.
  const { S3ObjectStore } = await import('./s3-object-store.ts');
  return new S3ObjectStore({ s3, records, onError });
}
