import { hash, verify } from '@node-rs/argon2';
import { ConfigError } from '#server/config.ts';
import { lengthOf } from '#shared/domain/text.ts';

/** For argon2id, as OWASP recommends: 19 MiB, 2 passes, 1 lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

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

/** What is wrong with a new password that must have at least `least` characters; null when nothing is. */
export async function checkPassword(password: string, least: number): Promise<'TOO_SHORT' | 'INVALID_VALUE' | null> {
  if (lengthOf(password) < least) return 'TOO_SHORT';
  if (least < LIST_FROM) return null;
  return (await findMostUsed()).has(password.toLowerCase()) ? 'INVALID_VALUE' : null;
}

/** The hash of a password that comes from the setting `name`. Throws a ConfigError if the web app would reject it. */
export async function hashPasswordSetting(name: string, password: string, least: number): Promise<string> {
  const error = await checkPassword(password, least);
  if (error === 'TOO_SHORT') throw new ConfigError(`${name}: must have at least ${least} characters`);
  if (error !== null) throw new ConfigError(`${name}: is one of the most used passwords`);
  return hashPassword(password);
}

/** A hash of the same cost that is no password's: 16 bytes of salt and 32 of hash, all zero. */
const DECOY = `$argon2id$v=19$m=${OPTIONS.memoryCost},t=${OPTIONS.timeCost},p=${OPTIONS.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/**
 * Whether the password is right. Without a hash it takes just as long and is never right, so that the time does not tell which accounts exist.
 * Throws if the hash is damaged, or argon2 fails.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? DECOY, password);
  return isRight && passwordHash !== null;
}
