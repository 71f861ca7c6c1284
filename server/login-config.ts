// The settings of logging in: accounts of the school, passwords, second factors.
import type { z } from 'zod';
import { asciiDomain } from '#shared/domain/email.ts';
import type { ProviderId } from '#shared/domain/providers.ts';
import { choice, optional, type Refuse, text } from './setting.ts';

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];
/** Smartschool's central address: who comes from there may be of any school. */
const CENTRAL_SMARTSCHOOL = 'oauth.smartschool.be';
const DOMAIN = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;
const TENANT = /^tid:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** An address whose answers say who somebody is: encrypted, unless it is on this machine. */
const secureAddress = text
  .refine((value) => {
    if (!URL.canParse(value)) return false;
    const { protocol, hostname, username, search, hash } = new URL(value);
    const isSecure = protocol === 'https:' || (protocol === 'http:' && LOCAL.includes(hostname));
    return isSecure && username + search + hash === '';
  }, 'must be an address with https, like https://login.example.org')
  .transform((value) => value.replace(/\/+$/, ''));

const allowed = text
  .transform((value) => value.split(',').map((one) => asciiDomain(one.trim())))
  .refine(
    (list) => list.every((one) => DOMAIN.test(one) || TENANT.test(one)),
    'must be a comma list of e-mail domains (school.be) and tenants (tid:…)',
  );

export const loginSettings = {
  OIDC_ISSUER: optional(secureAddress),
  OIDC_CLIENT_ID: optional(text),
  OIDC_CLIENT_SECRET: optional(text),
  OIDC_LABEL: optional(text.max(100, 'must have at most 100 characters')),
  OIDC_ALLOW: optional(allowed),
  SMARTSCHOOL_URL: optional(
    secureAddress.refine(
      (value) => new URL(value).hostname !== CENTRAL_SMARTSCHOOL,
      'must be the school’s own platform, like https://school.smartschool.be',
    ),
  ),
  SMARTSCHOOL_CLIENT_ID: optional(text),
  SMARTSCHOOL_CLIENT_SECRET: optional(text),
  PASSWORD_LOGIN: choice('on', 'off'),
  SCHOOL_SIGNUP: choice('teacher', 'invited'),
  REQUIRE_SECOND_FACTOR: choice('none', 'office'),
};

export interface ProviderConfig {
  id: ProviderId;
  label: string;
  /** Without a slash at its end; with the subject it says who somebody is. */
  issuer: string;
  clientId: string;
  clientSecret: string;
}

type Complete<T> = { [K in keyof T]: NonNullable<T[K]> };
/** Whether all of the settings of a provider are there; `refuse` gets those that are missing beside others. */
function isComplete<T extends object>(group: T, refuse: Refuse, isGiven = false): group is T & Complete<T> {
  const missing = Object.entries(group).filter(([, value]) => value === null);
  if (isGiven || missing.length < Object.keys(group).length)
    for (const [name] of missing) refuse(name, 'is missing, the settings beside it need it');
  return missing.length === 0;
}

/** How people log in. `refuse` gets what is wrong with these settings together. */
export function loginOf(values: z.output<z.ZodObject<typeof loginSettings>>, refuse: Refuse) {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_ALLOW, OIDC_LABEL } = values;
  const { SMARTSCHOOL_URL, SMARTSCHOOL_CLIENT_ID, SMARTSCHOOL_CLIENT_SECRET, PASSWORD_LOGIN } = values;
  const labels: Readonly<Record<ProviderId, string>> = {
    oidc: OIDC_LABEL ?? 'School account',
    smartschool: 'Smartschool',
  };
  const oidc = { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_ALLOW };
  const smartschool = { SMARTSCHOOL_URL, SMARTSCHOOL_CLIENT_ID, SMARTSCHOOL_CLIENT_SECRET };
  if (PASSWORD_LOGIN === 'off' && [...Object.values(oidc), ...Object.values(smartschool)].every((one) => one === null))
    refuse('PASSWORD_LOGIN', 'off needs OIDC_ISSUER or SMARTSCHOOL_URL, else nobody can log in');
  return {
    labels,
    oidc: isComplete(oidc, refuse, OIDC_LABEL !== null)
      ? {
          id: 'oidc' as const,
          label: labels.oidc,
          issuer: oidc.OIDC_ISSUER,
          clientId: oidc.OIDC_CLIENT_ID,
          clientSecret: oidc.OIDC_CLIENT_SECRET,
          domains: oidc.OIDC_ALLOW.filter((one) => DOMAIN.test(one)),
          tenants: oidc.OIDC_ALLOW.flatMap((one) => TENANT.exec(one)?.[1] ?? []),
        }
      : null,
    smartschool: isComplete(smartschool, refuse)
      ? {
          id: 'smartschool' as const,
          label: labels.smartschool,
          issuer: smartschool.SMARTSCHOOL_URL,
          clientId: smartschool.SMARTSCHOOL_CLIENT_ID,
          clientSecret: smartschool.SMARTSCHOOL_CLIENT_SECRET,
        }
      : null,
    /** Whether others than super admins log in with a password. */
    passwords: PASSWORD_LOGIN === 'on',
    /** Whether only those whom somebody invited, or who have an account, may come with a school's account. */
    onlyInvited: values.SCHOOL_SIGNUP === 'invited',
    /** Whether admins and super admins can do nothing without a second factor. */
    officeNeedsSecondFactor: values.REQUIRE_SECOND_FACTOR === 'office',
  };
}
export type LoginConfig = ReturnType<typeof loginOf>;
