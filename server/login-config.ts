// The settings of logging in: accounts of the school, passwords, second factors.
import { z } from 'zod';
import type { ProviderId } from '#shared/domain/providers.ts';

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];
/** Smartschool's central address: who comes from there may be of any school. */
const CENTRAL_SMARTSCHOOL = 'oauth.smartschool.be';
const DOMAIN = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;
const TENANT = /^tid:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** An address whose answers say who somebody is: encrypted, unless it is on this machine. */
const secureAddress = z
  .string()
  .refine((value) => {
    if (!URL.canParse(value)) return false;
    const { protocol, hostname, username, search, hash } = new URL(value);
    const isSecure = protocol === 'https:' || (protocol === 'http:' && LOCAL.includes(hostname));
    return isSecure && username + search + hash === '';
  }, 'must be an address with https, like https://login.example.org')
  .transform((value) => value.replace(/\/+$/, ''));

const allowed = z
  .string()
  .transform((value) => value.split(',').map((one) => one.trim().toLowerCase()))
  .refine(
    (list) => list.every((one) => DOMAIN.test(one) || TENANT.test(one)),
    'must be a comma list of e-mail domains (school.be) and tenants (tid:…)',
  );

export const loginSettings = {
  OIDC_ISSUER: secureAddress.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_LABEL: z.string().max(100, 'must have at most 100 characters').optional(),
  OIDC_ALLOW: allowed.optional(),
  SMARTSCHOOL_URL: secureAddress
    .refine(
      (value) => new URL(value).hostname !== CENTRAL_SMARTSCHOOL,
      'must be the school’s own platform, like https://school.smartschool.be',
    )
    .optional(),
  SMARTSCHOOL_CLIENT_ID: z.string().optional(),
  SMARTSCHOOL_CLIENT_SECRET: z.string().optional(),
  PASSWORD_LOGIN: z.enum(['on', 'off'], 'must be on or off').default('on'),
  SCHOOL_SIGNUP: z.enum(['teacher', 'invited'], 'must be teacher or invited').default('teacher'),
  REQUIRE_SECOND_FACTOR: z.enum(['none', 'office'], 'must be none or office').default('none'),
};
type Values = z.output<z.ZodObject<typeof loginSettings>>;

export interface ProviderConfig {
  id: ProviderId;
  label: string;
  /** Without a slash at its end; with the subject it says who somebody is. */
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export interface LoginConfig {
  oidc: (ProviderConfig & { domains: readonly string[]; tenants: readonly string[] }) | null;
  smartschool: ProviderConfig | null;
  labels: Readonly<Record<ProviderId, string>>;
  /** Whether others than super admins log in with a password. */
  passwords: boolean;
  /** Whether only those whom somebody invited, or who have an account, may come with a school's account. */
  onlyInvited: boolean;
  /** Whether admins and super admins can do nothing without a second factor. */
  officeNeedsSecondFactor: boolean;
}

/** Which of these are missing while others are there. */
function missing<K extends keyof Values>(values: Values, names: readonly K[], more: readonly (keyof Values)[] = []) {
  const isGiven = [...names, ...more].some((name) => values[name] !== undefined);
  return isGiven ? names.filter((name) => values[name] === undefined) : [];
}

const OIDC = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_ALLOW'] as const;
const SMARTSCHOOL = ['SMARTSCHOOL_URL', 'SMARTSCHOOL_CLIENT_ID', 'SMARTSCHOOL_CLIENT_SECRET'] as const;

/** What is wrong with these settings together: a line for each. */
export function loginConfigErrors(values: Values): string[] {
  const lost = [...missing(values, OIDC, ['OIDC_LABEL']), ...missing(values, SMARTSCHOOL)];
  if (lost.length > 0) return lost.map((name) => `${name}: is missing, the settings beside it need it`);
  const hasProvider = values.OIDC_ISSUER !== undefined || values.SMARTSCHOOL_URL !== undefined;
  if (values.PASSWORD_LOGIN === 'off' && !hasProvider)
    return ['PASSWORD_LOGIN: off needs OIDC_ISSUER or SMARTSCHOOL_URL, else nobody can log in'];
  return [];
}

/** The configuration of values without such an error. */
export function toLoginConfig(values: Values): LoginConfig {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_ALLOW } = values;
  const { SMARTSCHOOL_URL, SMARTSCHOOL_CLIENT_ID, SMARTSCHOOL_CLIENT_SECRET } = values;
  const labels = { oidc: values.OIDC_LABEL ?? 'School account', smartschool: 'Smartschool' };
  return {
    labels,
    oidc:
      OIDC_ISSUER && OIDC_CLIENT_ID && OIDC_CLIENT_SECRET && OIDC_ALLOW
        ? {
            id: 'oidc',
            label: labels.oidc,
            issuer: OIDC_ISSUER,
            clientId: OIDC_CLIENT_ID,
            clientSecret: OIDC_CLIENT_SECRET,
            domains: OIDC_ALLOW.filter((one) => DOMAIN.test(one)),
            tenants: OIDC_ALLOW.flatMap((one) => TENANT.exec(one)?.[1] ?? []),
          }
        : null,
    smartschool:
      SMARTSCHOOL_URL && SMARTSCHOOL_CLIENT_ID && SMARTSCHOOL_CLIENT_SECRET
        ? {
            id: 'smartschool',
            label: labels.smartschool,
            issuer: SMARTSCHOOL_URL,
            clientId: SMARTSCHOOL_CLIENT_ID,
            clientSecret: SMARTSCHOOL_CLIENT_SECRET,
          }
        : null,
    passwords: values.PASSWORD_LOGIN === 'on',
    onlyInvited: values.SCHOOL_SIGNUP === 'invited',
    officeNeedsSecondFactor: values.REQUIRE_SECOND_FACTOR === 'office',
  };
}
