import { SETTING_NAMES } from './config.ts';

/** No other program reads variables that begin so. */
const OUR_PREFIXES = [
  'ACCESSIBILITY_',
  'ADMIN_',
  'BACKUP_',
  'METRICS_',
  'MIN_PASSWORD',
  'OIDC_',
  'PARTICIPANTS_',
  'PASSWORD_LOGIN',
  'RATE_LIMIT',
  'RESULTS_',
  'S3_',
  'SCHOOL_SIGNUP',
  'SECURITY_CONTACT',
  'SESSION_RETENTION',
  'SMARTSCHOOL_',
  'SMTP_',
  'TRUST_PROXY',
];

/** A line about each name in the environment that begins like our settings and is none. */
export const unknownSettings = (env: Readonly<Record<string, string | undefined>>): string[] =>
  Object.keys(env)
    .filter((name) => !SETTING_NAMES.includes(name) && OUR_PREFIXES.some((prefix) => name.startsWith(prefix)))
    .map((name) => `${name}: is no setting and does nothing; docs/settings.md lists all of them`);
