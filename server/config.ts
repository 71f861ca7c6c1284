import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { LANGUAGES, type LanguageCode } from '#shared/domain/languages.ts';
import { type LoginConfig, loginConfigErrors, loginSettings, toLoginConfig } from './login-config.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be from ${least} to ${most}`);
const address = (protocols: RegExp, form: string) =>
  z
    .string()
    .refine((value) => URL.canParse(value) && protocols.test(new URL(value).protocol), `must look like ${form}`);
const page = address(/^https?:$/, 'https://example.org').refine(
  (value) => !URL.canParse(value) || new URL(value).username + new URL(value).password === '',
  'must have no user and no password in it: browsers are sent this address',
);
const web = page.transform((value) => value.replace(/\/+$/, ''));
/** The address of the whole site, without a path. */
const site = web.refine((value) => {
  const { pathname, search, hash } = new URL(value);
  return pathname + search + hash === '/';
}, 'must end after the name (and port), like https://example.org');
const languages = z
  .string()
  .transform((value) => value.split(',').map((one) => one.trim()))
  .pipe(z.array(z.enum(LANGUAGES, `must be a comma list out of ${LANGUAGES.join(',')}`)).min(1))
  .refine((list) => new Set(list).size === list.length, 'names a language twice');

function isTimeZone(value: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

/** Where somebody writes to: an address of a mailbox or a page. */
const contact = z.string().refine((value) => {
  if (!URL.canParse(value)) return false;
  const { protocol, host, pathname } = new URL(value);
  return protocol === 'https:' ? host !== '' : protocol === 'mailto:' && /^[^\s@]+@[^\s@]+$/.test(pathname);
}, 'must look like mailto:help@example.org or https://example.org/help');

/** `name@example.org`, or a name with the address between < and >. */
const SENDER = /^(?:[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/;

const PROXY_WORDS = ['loopback', 'uniquelocal'];
/** An address, or a network like 10.0.0.0/8. */
function isNetwork(value: string): boolean {
  const [ip = '', bits, ...more] = value.split('/');
  const most = { 4: 32, 6: 128 }[isIP(ip)];
  if (most === undefined || ip.includes('%') || more.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most);
}
const proxies = z
  .string()
  .transform((value) => value.split(',').map((one) => one.trim()))
  .refine(
    (list) => list.every((one) => PROXY_WORDS.includes(one) || isNetwork(one)),
    `must be a comma list of addresses, networks like 10.0.0.0/8, or the words ${PROXY_WORDS.join(' and ')}`,
  );

const environment = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: site.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address(/^postgres(ql)?:$/, 'postgres://user@host/database').optional(),
  REDIS_URL: address(/^rediss?:$/, 'redis://host:6379').optional(),
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  ADMIN_EMAIL: z
    .string()
    .regex(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address')
    .default('admin@example.org'),
  ADMIN_PASSWORD: z.string().optional(),
  DEMO_CONTENT: z.enum(['true', 'false'], 'must be true or false').default('true'),
  SMTP_URL: address(/^smtps?:$/, 'smtp://host:25').optional(),
  MAIL_FROM: z
    .string()
    .regex(SENDER, 'must look like Halfrond <game@example.org>')
    .default('Halfrond <noreply@example.org>'),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: web.optional(),
  S3_REGION: z.string().default('eu-central-1'),
  S3_PUBLIC_URL: web.optional(),
  LANGUAGES: languages.default(['NL_BE']),
  PRIVACY_URL: page.optional(),
  ACCESSIBILITY_CONTACT: contact.optional(),
  SECURITY_CONTACT: contact.optional(),
  ANONYMITY: z.enum(['chosen', 'strict'], 'must be chosen or strict').default('chosen'),
  RESULTS_MIN_COUNT: whole(0, 1_000_000).default(0),
  MIN_PASSWORD_LENGTH: whole(1, 1_000).default(4),
  SESSION_RETENTION_DAYS: whole(1, 36_500).default(365),
  TIME_ZONE: z.string().refine(isTimeZone, 'must be a time zone like Europe/Brussels').default('Europe/Brussels'),
  PARTICIPANTS_MAX: whole(1, 100_000).default(2_000),
  RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  TRUST_PROXY: proxies.default(['loopback']),
  VISITORS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP: whole(1, 1_000).default(14),
  ...loginSettings,
});
export const SETTING_NAMES: readonly string[] = Object.keys(environment.shape);

export interface S3Config {
  bucket: string;
  /** Null: Amazon's own. */
  endpoint: string | null;
  region: string;
  /** Where browsers read images from; null: the bucket itself. */
  publicUrl: string | null;
}

/** Where the bucket itself is: what upload addresses begin with. */
export function bucketAddress({ bucket, endpoint, region }: S3Config): string {
  // A self-hosted endpoint rarely has a host name per bucket.
  if (endpoint !== null) return `${endpoint}/${bucket}`;
  const amazon = `s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`;
  // The wildcard certificate does not cover a bucket name with a dot.
  return bucket.includes('.') ? `https://${amazon}/${bucket}` : `https://${bucket}.${amazon}`;
}

export interface Config {
  port: number;
  host: string;
  /** Null: localhost with the port, once it is known. */
  publicUrl: string | null;
  dataDir: string;
  databaseUrl: string | null;
  redisUrl: string | null;
  jwtSecret: string | null;
  admin: { email: string; password: string | null };
  demoContent: boolean;
  smtpUrl: string | null;
  mailFrom: string;
  s3: S3Config | null;
  languages: readonly LanguageCode[];
  privacyUrl: string | null;
  /** Where somebody reports what they cannot use, and what is unsafe: `mailto:` or `https:`. */
  accessibilityContact: string | null;
  securityContact: string | null;
  /** Whether every new game has `aggregates_only`, whatever its template says. */
  strictAnonymity: boolean;
  resultsMinCount: number;
  minPasswordLength: number;
  retentionDays: number;
  /** Whose months the statistics count. */
  timeZone: string;
  /** Students of one voting session. */
  participantsMax: number;
  rateLimits: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
  /** The proxies whose X-Forwarded-… headers are trusted: addresses, networks, or words for them. */
  trustedProxies: readonly string[];
  /** Whether somebody without an account may try a game out. */
  visitors: boolean;
  metricsToken: string | null;
  /** Where the backup of each night goes; null makes none. */
  backupDir: string | null;
  /** How many backups are kept, and for how many days. */
  backupKeep: number;
  login: LoginConfig;
}

/** A wrong setting, or a failure of what it leads to; the message names the setting and says what is wrong. */
export class ConfigError extends Error {}

/** Reads the configuration from the environment; empty values count as absent. Throws a ConfigError with one line per error. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success)
    throw new ConfigError(
      parsed.error.issues.map(({ path, message }) => `${path[0]?.toString()}: ${message}`).join('\n'),
    );
  const v = parsed.data;
  if (v.DATABASE_URL && !v.JWT_SECRET)
    throw new ConfigError('JWT_SECRET: is required when DATABASE_URL is set, because several servers must agree on it');
  if ((v.S3_ENDPOINT || v.S3_PUBLIC_URL) && !v.S3_BUCKET)
    throw new ConfigError('S3_BUCKET: is missing, without it S3_ENDPOINT and S3_PUBLIC_URL mean nothing');
  const loginErrors = loginConfigErrors(v);
  if (loginErrors.length > 0) throw new ConfigError(loginErrors.join('\n'));
  return {
    port: v.PORT,
    host: v.HOST,
    publicUrl: v.PUBLIC_URL ?? null,
    dataDir: resolve(v.DATA_DIR),
    databaseUrl: v.DATABASE_URL ?? null,
    redisUrl: v.REDIS_URL ?? null,
    jwtSecret: v.JWT_SECRET ?? null,
    admin: { email: v.ADMIN_EMAIL, password: v.ADMIN_PASSWORD ?? null },
    demoContent: v.DEMO_CONTENT === 'true',
    smtpUrl: v.SMTP_URL ?? null,
    mailFrom: v.MAIL_FROM,
    s3: v.S3_BUCKET
      ? {
          bucket: v.S3_BUCKET,
          endpoint: v.S3_ENDPOINT ?? null,
          region: v.S3_REGION,
          publicUrl: v.S3_PUBLIC_URL ?? null,
        }
      : null,
    languages: v.LANGUAGES,
    privacyUrl: v.PRIVACY_URL ?? null,
    accessibilityContact: v.ACCESSIBILITY_CONTACT ?? null,
    securityContact: v.SECURITY_CONTACT ?? null,
    strictAnonymity: v.ANONYMITY === 'strict',
    resultsMinCount: v.RESULTS_MIN_COUNT,
    minPasswordLength: v.MIN_PASSWORD_LENGTH,
    retentionDays: v.SESSION_RETENTION_DAYS,
    timeZone: v.TIME_ZONE,
    participantsMax: v.PARTICIPANTS_MAX,
    rateLimits: v.RATE_LIMITS === 'on',
    logLevel: v.LOG_LEVEL,
    trustedProxies: v.TRUST_PROXY,
    visitors: v.VISITORS === 'on',
    metricsToken: v.METRICS_TOKEN ?? null,
    backupDir: v.BACKUP_DIR === undefined ? null : resolve(v.BACKUP_DIR),
    backupKeep: v.BACKUP_KEEP,
    login: toLoginConfig(v),
  };
}
