import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const errorOf = (env: Record<string, string>): string => {
  try {
    readConfig(env);
    return 'no error';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '0.0.0.0',
      publicUrl: null,
      admin: { email: 'admin@example.org', password: null },
      demoContent: true,
      languages: ['NL_BE'],
      resultsMinCount: 0,
      minPasswordLength: 4,
      sessionRetentionDays: 365,
      participantsMax: 2_000,
      rateLimits: true,
      logLevel: 'info',
      trustProxy: ['loopback'],
    });
  });

  it.each(['game@example.org', 'Halfrond <game@example.org>', '"Spel, klas 3" <game@example.org>'])(
    'takes %s as a sender',
    (MAIL_FROM) => {
      expect(readConfig({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM);
    },
  );

  it('makes no backups unless told where', () => {
    expect(readConfig({})).toMatchObject({ backupDir: null, backupKeep: 14 });
    expect(readConfig({ BACKUP_DIR: '/backups' }).backupDir).toBe('/backups');
  });

  it('takes an empty value for none, and a slash off an address', () => {
    expect(readConfig({ PUBLIC_URL: 'https://spel.example.org/', REDIS_URL: '' })).toMatchObject({
      publicUrl: 'https://spel.example.org',
      redisUrl: null,
    });
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['RATE_LIMITS', 'maybe'],
    ['DEMO_CONTENT', 'yes'],
    ['LANGUAGES', 'NL_BE,XX'],
    ['LANGUAGES', 'EN,EN'],
    ['MIN_PASSWORD_LENGTH', 'four'],
    ['RESULTS_MIN_COUNT', '-1'],
    ['SESSION_RETENTION_DAYS', '0'],
    ['TIME_ZONE', 'Brussel'],
    ['PARTICIPANTS_MAX', '0'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_URL', 'halfrond'],
    ['PUBLIC_URL', 'https://example.org/halfrond'],
    ['PUBLIC_URL', 'https://example.org?school=1'],
    ['PUBLIC_URL', 'https://user:word@example.org'],
    ['S3_PUBLIC_URL', 'https://user@cdn.example.org'],
    ['PRIVACY_URL', 'https://:word@example.org'],
    ['SECURITY_CONTACT', 'http://example.org/security'],
    ['SECURITY_CONTACT', 'security@example.org'],
    ['SECURITY_CONTACT', 'mailto:security'],
    ['ACCESSIBILITY_CONTACT', 'call us'],
    ['ACCESSIBILITY_CONTACT', 'javascript:alert(1)'],
    ['MAIL_FROM', 'rubbish'],
    ['MAIL_FROM', 'Halfrond <rubbish>'],
    ['MAIL_FROM', 'Halfrond <a@b.example> <c@d.example>'],
    ['BACKUP_KEEP', '0'],
    ['BACKUP_KEEP', 'abc'],
    ['DATABASE_URL', 'mysql://x'],
    ['REDIS_URL', 'localhost:6379'],
    ['SMTP_URL', 'http://mail'],
    ['ADMIN_EMAIL', 'nobody'],
    ['ADMIN_EMAIL', `${'a'.repeat(250)}@b.be`],
    ['JWT_SECRET', 'a secret of 31 characters, only'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', 'linklocal'],
    ['TRUST_PROXY', '300.1.1.1'],
    ['TRUST_PROXY', 'loopback,10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '::1/129'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TRUST_PROXY', 'fe80::1%eth0'],
    ['TRUST_PROXY', 'uniquelocal,example.org'],
    ['TRUST_PROXY', 'loopback,'],
  ])('%s=%s is refused in one line that names it', (name, value) => {
    const message = errorOf({ [name]: value });
    expect(message).toMatch(new RegExp(`^${name}: .+$`));
  });

  it('knows proxies by address, network and word', () => {
    const TRUST_PROXY = 'loopback, uniquelocal,192.0.2.0/24, 2001:db8::/32,198.18.0.1';
    const listed = ['loopback', 'uniquelocal', '192.0.2.0/24', '2001:db8::/32', '198.18.0.1'];
    expect(readConfig({ TRUST_PROXY }).trustProxy).toEqual(listed);
    expect(readConfig({ TRUST_PROXY: '' }).trustProxy).toEqual(['loopback']);
  });

  it('leaves an address of somebody else’s page as it is', () => {
    const PRIVACY_URL = 'https://school.example.org/privacy/?lang=nl#media';
    expect(readConfig({ PRIVACY_URL }).privacyUrl).toBe(PRIVACY_URL);
    expect(readConfig({ PRIVACY_URL: 'https://school.example.org/privacy/' }).privacyUrl).toMatch(/\/$/);
  });

  it('wants the bucket of a storage that is half configured', () => {
    expect(errorOf({ S3_ENDPOINT: 'https://s3.example.org' })).toMatch(/^S3_BUCKET: /);
    expect(errorOf({ S3_PUBLIC_URL: 'https://cdn.example.org' })).toMatch(/^S3_BUCKET: /);
  });

  it('wants a secret that several servers can agree on when they share a database', () => {
    expect(errorOf({ DATABASE_URL: 'postgres://localhost/x' })).toMatch(/^JWT_SECRET: /);
  });

  it('names what is missing of a school’s provider, each in a line', () => {
    const missing = (...names: string[]) =>
      names.map((name) => `${name}: is missing, the settings beside it need it`).join('\n');
    expect(errorOf({ OIDC_LABEL: 'Atheneum' })).toBe(
      missing('OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_ALLOW'),
    );
    expect(errorOf({ SMARTSCHOOL_CLIENT_ID: 'halfrond' })).toBe(
      missing('SMARTSCHOOL_URL', 'SMARTSCHOOL_CLIENT_SECRET'),
    );
    expect(errorOf({ PASSWORD_LOGIN: 'off' })).toMatch(/^PASSWORD_LOGIN: off needs/);
  });

  it('has a name in camelCase for each setting, and a group for what belongs together', () => {
    expect(readConfig({ S3_BUCKET: 'pictures', SESSION_RETENTION_DAYS: '7', ANONYMITY: 'strict' })).toMatchObject({
      sessionRetentionDays: 7,
      strictAnonymity: true,
      s3: { bucket: 'pictures', endpoint: null, region: 'eu-central-1', publicUrl: null },
      login: { oidc: null, smartschool: null, passwords: true, onlyInvited: false, officeNeedsSecondFactor: false },
    });
    const secret = readConfig({
      SMARTSCHOOL_URL: 'https://school.smartschool.be',
      SMARTSCHOOL_CLIENT_ID: 'halfrond',
      SMARTSCHOOL_CLIENT_SECRET: 'of the provider alone',
    });
    expect(JSON.stringify({ ...secret, login: null })).not.toContain('of the provider alone');
    expect(secret.login.smartschool?.clientSecret).toBe('of the provider alone');
  });
});
