import { SETTING_NAMES } from './config.ts';

/** No other program reads variables that begin so. */
const OUR_PREFIXES = [
  'ACCESSIBILITY_',
  'ADMIN_',
  'BACKUP_',
  'METRICS_',
  'MIN_PASSWORD',
  'OIDC_',
  'PASSWORD_LOGIN',
  'RATE_LIMIT',
  'RESULTS_',
  'S3_',
  'SCHOOL_SIGNUP',
  'SECURITY_CONTACT',
  'SMARTSCHOOL_',
  'SMTP_',
];
/** Read by a command of ours, and by gettext. */
const OTHERS = ['USER_PASSWORD', 'LANGUAGE'];

/** Whether `given` becomes `meant` by one letter more, less or another, or by two that change places. */
function isOneLetterOff(given: string, meant: string): boolean {
  if (Math.abs(given.length - meant.length) > 1) return false;
  let start = 0;
  while (start < given.length && given[start] === meant[start]) start += 1;
  const [a, b] = [given.slice(start), meant.slice(start)];
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) || isSwapped;
}

/** The names in the environment that look like a setting and are none, each with the setting that was probably meant. */
export function findUnknownSettings(
  env: Readonly<Record<string, string | undefined>>,
): { name: string; meant: string | null }[] {
  const known = new Set([...SETTING_NAMES, ...OTHERS]);
  return Object.keys(env)
    .filter((name) => !known.has(name))
    .map((name) => ({ name, meant: SETTING_NAMES.find((one) => isOneLetterOff(name, one)) ?? null }))
    .filter(({ name, meant }) => meant !== null || OUR_PREFIXES.some((prefix) => name.startsWith(prefix)));
}

/** One line about such a name. */
export const unknownSettingLine = ({ name, meant }: { name: string; meant: string | null }): string =>
  `${name}: is no setting and does nothing${meant === null ? '; README.md lists all of them' : `; ${meant} is one`}`;
