import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { z } from 'zod';

export const DATABASE = 'halfrond.sqlite';
export const SECRET = 'jwt-secret';
export const UPLOADS = 'uploads';
export const MANIFEST = 'manifest.json';

/** A build before version 1.0.0 wrote another one. */
export const FORMAT = 'halfrond-backup-2';

export const manifest = z.object({
  format: z.literal(FORMAT),
  createdAt: z.string(),
  sha256: z.record(z.string(), z.string()),
  /** The size of each file. */
  bytes: z.record(z.string(), z.int().nonnegative()),
});
export type Manifest = z.output<typeof manifest>;

/** An error that a user of the command can resolve; its message says how. */
export class BackupError extends Error {}

/** Passes bytes through and hashes them; read `digest` after the last one. */
export function hashing(): { stream: Transform; digest: () => string } {
  const hash = createHash('sha256');
  const stream = new Transform({
    transform(piece, _, done) {
      hash.update(piece);
      done(null, piece);
    },
  });
  return { stream, digest: () => hash.digest('hex') };
}
