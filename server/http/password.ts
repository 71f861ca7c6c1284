// Password hashes: argon2id with the parameters that OWASP recommends (19 MiB, 2 passes, 1 lane).
import { hash, verify } from '@node-rs/argon2';
import { lengthOf } from '#shared/domain/limits.ts';

const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

/** Whoever asks for that many characters means it: then the most used passwords are refused as well. */
const LIST_FROM = 8;

/** The most used passwords out of known breaches, in lower case; read when the first one is chosen, for it is large. */
let mostUsed: Promise<ReadonlySet<string>> | undefined;
const readMostUsed = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((password) => lengthOf(password) >= LIST_FROM));
};

/** What is wrong with a password that somebody chooses, where at least `least` characters are asked for; null when nothing is. */
export async function passwordFault(password: string, least: number): Promise<'TOO_SHORT' | 'INVALID_VALUE' | null> {
  if (lengthOf(password) < least) return 'TOO_SHORT';
  if (least < LIST_FROM) return null;
  mostUsed ??= readMostUsed();
  return (await mostUsed).has(password.toLowerCase()) ? 'INVALID_VALUE' : null;
}

let decoy: Promise<string> | undefined;

/** Whether it is the password. Without a hash it takes just as long and is never right, so that nobody learns which accounts exist. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this');
  const right = await verify(passwordHash ?? (await decoy), password).catch(() => false);
  return right && passwordHash !== null;
}
