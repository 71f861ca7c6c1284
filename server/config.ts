import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { email as emailRule } from '#shared/rules/fields.ts';
import { loginOf, loginSettings } from './login-config.ts';
import { camelCased, choice, optional, type Refuse, text } from './setting.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const whole = (least: number, most: number) =>
  text
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be from ${least} to ${most}`);
const address = (protocols: RegExp, form: string) =>
  text.refine((value) => URL.canParse(value) && protocols.test(new URL(value).protocol), `must look like ${form}`);
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
const languages = text
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

/** A contact: a mailbox or a page. */
const contact = text.refine((value) => {
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
const proxies = text
  .transform((value) => value.split(',').map((one) => one.trim()))
  .refine(
    (list) => list.every((one) => PROXY_WORDS.includes(one) || isNetwork(one)),
    `must be a comma list of addresses, networks like 10.0.0.0/8, or the words ${PROXY_WORDS.join(' and ')}`,
  );

/** A sender that mail servers refuse: mails without a mail server have it. */
export const NO_SENDER = 'Halfrond <noreply@example.org>';

/** The settings of the environment except those of logging in: the rule of each, and its default. */
const ownSettings = {
  PORT: whole(0, 65_535).default(3000),
  HOST: text.default('0.0.0.0'),
  /** Null: localhost with the port, once it is known. */
  PUBLIC_URL: optional(site),
  DATA_DIR: text.default('./data').transform((folder) => resolve(folder)),
  DATABASE_URL: optional(address(/^postgres(ql)?:$/, 'postgres://user@host/database')),
  REDIS_URL: optional(address(/^rediss?:$/, 'redis://host:6379')),
  JWT_SECRET: optional(text.min(32, 'must have at least 32 characters')),
  ADMIN_EMAIL: text
    .refine((value) => emailRule(value) === null, 'must be an e-mail address of at most 254 characters')
    .default('admin@example.org'),
  ADMIN_PASSWORD: optional(text),
  DEMO_CONTENT: choice('true', 'false').transform((value) => value === 'true'),
  SMTP_URL: optional(address(/^smtps?:$/, 'smtp://host:25')),
  MAIL_FROM: text.regex(SENDER, 'must look like Halfrond <game@example.org>').default(NO_SENDER),
  S3_BUCKET: optional(text),
  /** Null: Amazon's own. */
  S3_ENDPOINT: optional(web),
  S3_REGION: text.default('eu-central-1'),
  /** The address from which browsers read images; null: the bucket itself. */
  S3_PUBLIC_URL: optional(web),
  LANGUAGES: languages.default(['NL_BE']),
  PRIVACY_URL: optional(page),
  /** Contacts for accessibility problems and for security problems. */
  ACCESSIBILITY_CONTACT: optional(contact),
  SECURITY_CONTACT: optional(contact),
  /** Strict: every new game has `aggregates_only`, whatever its template says. */
  ANONYMITY: choice('chosen', 'strict'),
  RESULTS_MIN_COUNT: whole(0, 1_000_000).default(0),
  MIN_PASSWORD_LENGTH: whole(1, 1_000).default(4),
  SESSION_RETENTION_DAYS: whole(1, 36_500).default(365),
  /** Whose months the statistics count. */
  TIME_ZONE: text.refine(isTimeZone, 'must be a time zone like Europe/Brussels').default('Europe/Brussels'),
  /** Students of one voting session. */
  PARTICIPANTS_MAX: whole(1, 100_000).default(2_000),
  RATE_LIMITS: choice('on', 'off').transform((value) => value === 'on'),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  /** The proxies whose X-Forwarded-… headers are trusted: addresses, networks, or words for them. */
  TRUST_PROXY: proxies.default(['loopback']),
  /** Whether somebody without an account may try a game out. */
  VISITORS: choice('on', 'off').transform((value) => value === 'on'),
  METRICS_TOKEN: optional(text.min(16, 'must have at least 16 characters')),
  /** The folder of the nightly backups; null makes none. */
  BACKUP_DIR: optional(text.transform((folder) => resolve(folder))),
  /** How many backups are kept, and for how many days. */
  BACKUP_KEEP: whole(1, 1_000).default(14),
};
const settings = z.object({ ...ownSettings, ...loginSettings });
export const SETTING_NAMES: readonly string[] = Object.keys(settings.shape);

/** The configuration: each setting by its name in camelCase, and in groups what belongs together. */
const configuration = settings.transform((values, context) => {
  const refuse: Refuse = (name, message) => context.addIssue({ code: 'custom', path: [name], message });
  if (values.DATABASE_URL !== null && values.JWT_SECRET === null)
    refuse('JWT_SECRET', 'is required when DATABASE_URL is set, because several servers must agree on it');
  if ((values.S3_ENDPOINT ?? values.S3_PUBLIC_URL) !== null && values.S3_BUCKET === null)
    refuse('S3_BUCKET', 'is missing, without it S3_ENDPOINT and S3_PUBLIC_URL mean nothing');
  const { adminEmail, adminPassword, s3Bucket, s3Endpoint, s3Region, s3PublicUrl, anonymity, ...config } = camelCased(
    values,
    ownSettings,
  );
  return {
    ...config,
    admin: { email: adminEmail, password: adminPassword },
    s3: s3Bucket === null ? null : { bucket: s3Bucket, endpoint: s3Endpoint, region: s3Region, publicUrl: s3PublicUrl },
    strictAnonymity: anonymity === 'strict',
    login: loginOf(values, refuse),
  };
});
export type Config = z.output<typeof configuration>;
export type S3Config = NonNullable<Config['s3']>;

/** The address of the bucket itself, with which upload addresses begin. */
export function bucketAddress({ bucket, endpoint, region }: S3Config): string {
  // A self-hosted endpoint rarely has a host name per bucket.
  if (endpoint !== null) return `${endpoint}/${bucket}`;
  const amazon = `s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`;
  // The wildcard certificate does not cover a bucket name with a dot.
  return bucket.includes('.') ? `https://${amazon}/${bucket}` : `https://${bucket}.${amazon}`;
}

/** A wrong setting, or a failure of what it leads to; the message names the setting and says what is wrong. */
export class ConfigError extends Error {}

/**
 * Reads the configuration from the environment; empty values count as absent. Throws a ConfigError with one line per
 * error.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = configuration.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new ConfigError(
    parsed.error.issues.map(({ path, message }) => `${path[0]?.toString()}: ${message}`).join('\n'),
  );
}
