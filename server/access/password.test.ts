import { describe, expect, it, vi } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

describe('a password', () => {
  it('is right with its own hash, and with no other one or none', async () => {
    const passwordHash = await hashPassword('zeven hazen');
    expect(await verifyPassword(passwordHash, 'zeven hazen')).toBe(true);
    expect(await verifyPassword(passwordHash, 'zeven vossen')).toBe(false);
    expect(await verifyPassword(null, 'zeven hazen')).toBe(false);
  });

  it('is right with the hashes of versions before 0.1.0, which another library made', async () => {
    const before = '$argon2id$v=19$m=19456,t=2,p=1$od16oij2bp7rylePUSgwYQ$5/UbKMgpUoXB2NLGMWbUZdA3uqgph4vxdKNrMqjIH/o';
    expect(await verifyPassword(before, 'zeven hazen')).toBe(true);
    expect(await verifyPassword(before, 'zeven vossen')).toBe(false);
    const ofUnicode =
      '$argon2id$v=19$m=19456,t=2,p=1$Cy9ff1Q9VGWAZTp2b70/gw$WtSwjsWe5iOyVs3aoUyZARg41s68cjZJZRzprjRxyws';
    expect(await verifyPassword(ofUnicode, 'wachtwoord é €')).toBe(true);
  });

  it.each(['', 'no hash', '$argon2id$v=19$m=19456,t=2,p=1$mL3lP7whTsB'])(
    'is not wrong where the stored hash is %j: that is an error',
    async (damaged) => {
      await expect(verifyPassword(damaged, 'zeven hazen')).rejects.toThrow('is damaged');
    },
  );

  it('is looked up among the most used again where the first time failed', async () => {
    // Another test may have looked there already.
    vi.resetModules();
    const fresh = await import('./password.ts');
    vi.doMock('@zxcvbn-ts/language-common', () => {
      throw new Error('too many open files');
    });
    await expect(fresh.checkPassword('Wachtwoord', 8)).rejects.toThrow();
    vi.doUnmock('@zxcvbn-ts/language-common');
    expect(await fresh.checkPassword('Wachtwoord', 8)).toBe('INVALID_VALUE');
    expect(await fresh.checkPassword('zeven hazen', 8)).toBeNull();
  });
});
