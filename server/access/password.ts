import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ConfigError } from '#server/config.ts';
import { lengthOf } from '#shared/domain/text.ts';
import { PASSWORD_MAX, passwordRule } from '#shared/rules/account.ts';
import type { FieldCode } from '#shared/rules/field-codes.ts';

/** For argon2id, as OWASP recommends: 19 MiB, 2 passes, 1 lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const runArgon2 = promisify(argon2);
/** As the form of stored hashes wants it: without the padding. */
const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
const stored = (salt: Buffer, hash: Buffer): string =>
  `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(salt)}$${base64(hash)}`;
/** That form, whatever the costs were when it was stored. */
const STORED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Returns the stored form of a password: a hash with its own salt and its cost parameters. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  return stored(nonce, await runArgon2('argon2id', { message: password, nonce, tagLength: HASH_BYTES, ...COST }));
}

/** If the minimum length is at least this, the most used passwords are rejected as well. */
const LIST_FROM = 8;

/** The most used passwords out of known breaches, in lower case; loaded at first use, as the list is large. */
let mostUsed: ReadonlySet<string> | undefined;
async function findMostUsed(): Promise<ReadonlySet<string>> {
  if (mostUsed !== undefined) return mostUsed;
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  mostUsed = new Set(dictionary['passwords-common'].filter((password) => lengthOf(password) >= LIST_FROM));
  return mostUsed;
}

/** The error code for a new password that must have at least `least` characters; null if it is accepted. */
export async function checkPassword(password: string, least: number): Promise<FieldCode | null> {
  const error = passwordRule(least)(password);
  if (error !== null) return error;
  if (least < LIST_FROM) return null;
  return (await findMostUsed()).has(password.toLowerCase()) ? 'INVALID_VALUE' : null;
}

/** The hash of a password that comes from the setting `name`. Throws a ConfigError if the web app would reject it. */
export async function hashPasswordSetting(name: string, password: string, least: number): Promise<string> {
  const error = await checkPassword(password, least);
  if (error === 'TOO_LONG') throw new ConfigError(`${name}: must have at most ${PASSWORD_MAX} characters`);
  if (error === 'TOO_SHORT') throw new ConfigError(`${name}: must have at least ${least} characters`);
  if (error !== null) throw new ConfigError(`${name}: is one of the most used passwords`);
  return hashPassword(password);
}

/** A hash that takes the same time to check and matches no password. */
const DECOY = stored(Buffer.alloc(SALT_BYTES), Buffer.alloc(HASH_BYTES));

/**
 * Whether the password is right. Without a hash it takes just as long, so that time does not reveal accounts. Throws if
 * the hash is damaged, or argon2 fails.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', hash = ''] = STORED.exec(passwordHash ?? DECOY) ?? [];
  const expected = Buffer.from(hash, 'base64');
  if (expected.length !== HASH_BYTES) throw new Error('a stored hash of a password is damaged');
  const found = await runArgon2('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    tagLength: HASH_BYTES,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(found, expected) && passwordHash !== null;
}
