import { z } from 'zod';
import { asciiDomain } from '#shared/domain/email.ts';
import { email as emailRule } from '#shared/rules/fields.ts';

/** The claims of an OpenID Connect provider that matter here. */
export const claims = z.object({
  sub: z.string().min(1).max(500),
  email: z.string().optional().catch(undefined),
  /** Only the boolean counts: “false” in words is true to a computer. */
  email_verified: z.literal(true).optional().catch(undefined),
  /** The tenant of Microsoft. */
  tid: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
});
export type Claims = z.output<typeof claims>;

/** Returns the address that the provider has verified; null without one. */
export function verifiedEmail({ email, email_verified }: Claims): string | null {
  const address = email?.trim() ?? '';
  return email_verified && emailRule(address) === null ? address : null;
}

/** Whether somebody with these claims may enter: the domain of a verified address, or the tenant, is listed. */
export function isAllowed(
  given: Claims,
  { domains, tenants }: { domains: readonly string[]; tenants: readonly string[] },
): boolean {
  const address = verifiedEmail(given);
  if (address !== null && domains.includes(asciiDomain(address.slice(address.lastIndexOf('@') + 1)))) return true;
  return given.tid !== undefined && tenants.includes(given.tid.toLowerCase());
}
