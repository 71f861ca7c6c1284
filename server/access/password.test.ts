import { describe, expect, it, vi } from 'vitest';
import { checkPassword, hashPassword, verifyPassword } from './password.ts';

describe('a password', () => {
  it('is right with its own hash, and with no other one or none', async () => {
    const passwordHash = await hashPassword('zeven hazen');
    expect(await verifyPassword(passwordHash, 'zeven hazen')).toBe(true);
    expect(await verifyPassword(passwordHash, 'zeven vossen')).toBe(false);
    expect(await verifyPassword(null, 'zeven hazen')).toBe(false);
  });

  it.each(['', 'no hash', '$argon2id$v=19$m=19456,t=2,p=1$mL3lP7whTsB'])(
    'is not wrong where the stored hash is %j: that is an error',
    async (damaged) => {
      await expect(verifyPassword(damaged, 'zeven hazen')).rejects.toThrow('Decoding failed');
    },
  );

  it('is looked up among the most used again where the first time failed', async () => {
    vi.doMock('@zxcvbn-ts/language-common', () => {
      throw new Error('too many open files');
    });
    await expect(checkPassword('Wachtwoord', 8)).rejects.toThrow();
    vi.doUnmock('@zxcvbn-ts/language-common');
    expect(await checkPassword('Wachtwoord', 8)).toBe('INVALID_VALUE');
    expect(await checkPassword('zeven hazen', 8)).toBeNull();
  });
});
