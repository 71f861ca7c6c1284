// Password hashes: argon2id with the parameters that OWASP recommends (19 MiB, 2 passes, 1 lane).
import { hash, verify } from '@node-rs/argon2';
import { lengthOf } from '#shared/domain/limits.ts';

const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

/** Whether a password has fewer characters than the configuration asks for. */
export const isTooShort = (password: string, least: number): boolean => lengthOf(password) < least;

let decoy: Promise<string> | undefined;

/** Whether it is the password. Without a hash it takes just as long and is never right, so that nobody learns which accounts exist. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this');
  const right = await verify(passwordHash ?? (await decoy), password).catch(() => false);
  return right && passwordHash !== null;
}
