// The secret that signs tokens: given, or made once and kept in the data folder.
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';

/** What is shorter is no secret, but what a power cut left of one. */
const LEAST_CHARACTERS = 16;

async function makeSecret(file: string): Promise<void> {
  try {
    await writeFile(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return;
    // A full disk takes the name and not the bytes.
    await rm(file, { force: true });
    throw error;
  }
}

export async function jwtSecretOf({ jwtSecret, dataDir }: Pick<Config, 'jwtSecret' | 'dataDir'>): Promise<string> {
  if (jwtSecret !== null) return jwtSecret;
  const file = join(dataDir, 'jwt-secret');
  await mkdir(dataDir, { recursive: true });
  await makeSecret(file);
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length < LEAST_CHARACTERS) throw new Error(`${file} is cut off: delete it, and everybody logs in again`);
  return secret;
}
