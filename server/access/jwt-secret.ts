import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';

/** A shorter file is a secret that a power cut left incomplete. */
const LEAST_CHARACTERS = 32;

async function createSecret(file: string): Promise<void> {
  try {
    await writeFile(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return;
    // A full disk creates the file without its bytes.
    await rm(file, { force: true });
    throw error;
  }
}

/** The secret that signs tokens: the setting, or one that is created once in the data folder. */
export async function readJwtSecret({ jwtSecret, dataDir }: Pick<Config, 'jwtSecret' | 'dataDir'>): Promise<string> {
  if (jwtSecret !== null) return jwtSecret;
  const file = join(dataDir, 'jwt-secret');
  await mkdir(dataDir, { recursive: true });
  await createSecret(file);
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length < LEAST_CHARACTERS) throw new Error(`${file} is cut off: delete it, and everybody logs in again`);
  return secret;
}
