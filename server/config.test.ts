import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const fault = (env: Record<string, string>): string => {
  try {
    readConfig(env);
    return 'no fault';
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
      retentionDays: 365,
      rateLimits: true,
      logLevel: 'info',
    });
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
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_URL', 'halfrond'],
    ['PUBLIC_URL', 'https://example.org/halfrond'],
    ['PUBLIC_URL', 'https://example.org?school=1'],
    ['DATABASE_URL', 'mysql://x'],
    ['REDIS_URL', 'localhost:6379'],
    ['SMTP_URL', 'http://mail'],
    ['ADMIN_EMAIL', 'nobody'],
    ['JWT_SECRET', 'short'],
  ])('%s=%s is refused in one line that names it', (name, value) => {
    const message = fault({ [name]: value });
    expect(message).toMatch(new RegExp(`^${name}: .+$`));
  });

  it('leaves an address of somebody else’s page as it is', () => {
    const PRIVACY_URL = 'https://school.example.org/privacy/?lang=nl#media';
    expect(readConfig({ PRIVACY_URL }).privacyUrl).toBe(PRIVACY_URL);
    expect(readConfig({ PRIVACY_URL: 'https://school.example.org/privacy/' }).privacyUrl).toMatch(/\/$/);
  });

  it('wants the bucket of a storage that is half configured', () => {
    expect(fault({ S3_ENDPOINT: 'https://s3.example.org' })).toMatch(/^S3_BUCKET: /);
    expect(fault({ S3_PUBLIC_URL: 'https://cdn.example.org' })).toMatch(/^S3_BUCKET: /);
  });

  it('wants a secret that several servers can agree on when they share a database', () => {
    expect(fault({ DATABASE_URL: 'postgres://localhost/x' })).toMatch(/^JWT_SECRET: /);
  });
});
