// Smartschool uses OAuth 2, with a separate call for the user's identity.
import { hash } from 'node:crypto';
import { z } from 'zod';
import type { ProviderConfig } from '#server/login-config.ts';
import { type LoginRequest, NotAllowed, PROVIDER_PATIENCE_MS, type Provider } from './provider.ts';

const tokenReply = z.object({ access_token: z.string().min(1) });
const PUPIL = 'leerling';
const NO: readonly unknown[] = [0, '0', false, 'false'];

const userInfo = z.object({
  userID: z.string().min(1).max(500),
  name: z.string().catch(''),
  surname: z.string().catch(''),
  platform: z.string(),
  /** Parents, who log in with their child's userID. */
  isCoAccount: z.unknown().optional(),
  /** Sent only by some platforms. */
  leerling: z.unknown().optional(),
  basisrol: z.string().optional(),
});
type UserInfo = z.output<typeof userInfo>;

/** Whether it says no: whatever it says else, in words that we do not know, is a yes. */
const isNo = (value: unknown): boolean => value === undefined || NO.includes(value);

const isPupil = ({ leerling, basisrol = '' }: UserInfo): boolean =>
  !isNo(leerling) || basisrol.toLowerCase().includes(PUPIL);

async function readJson(address: string, init: RequestInit = {}): Promise<unknown> {
  const reply = await fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(PROVIDER_PATIENCE_MS) });
  if (!reply.ok) throw new Error(`Smartschool answered ${reply.status}`);
  return reply.json();
}

/** The platform of one school; only its staff may enter. */
export function createSmartschoolProvider(config: ProviderConfig): Provider {
  const host = new URL(config.issuer).hostname;

  async function readUser(parameters: URLSearchParams, { verifier, redirectUri }: LoginRequest): Promise<UserInfo> {
    const form = new URLSearchParams({
      grant_type: 'authorization_code',
      code: parameters.get('code') ?? '',
      redirect_uri: redirectUri,
      client_id: config.clientId,
      client_secret: config.clientSecret,
      code_verifier: verifier,
    });
    const reply = await readJson(`${config.issuer}/OAuth/index/token`, { method: 'POST', body: form });
    const { access_token } = tokenReply.parse(reply);
    const query = new URLSearchParams({ access_token });
    return userInfo.parse(await readJson(`${config.issuer}/Api/V1/userinfo?${query}`));
  }

  return {
    id: config.id,
    label: config.label,
    async begin({ state, verifier, redirectUri }) {
      const query = new URLSearchParams({
        client_id: config.clientId,
        response_type: 'code',
        scope: 'userinfo',
        redirect_uri: redirectUri,
        state,
        code_challenge: hash('sha256', verifier, 'base64url'),
        code_challenge_method: 'S256',
      });
      return new URL(`${config.issuer}/OAuth?${query}`);
    },
    async identify(parameters, request) {
      const user = await readUser(parameters, request);
      const isOfThisSchool = user.platform.replace(/^https?:\/\//, '').toLowerCase() === host;
      if (!isOfThisSchool || !isNo(user.isCoAccount) || isPupil(user)) throw new NotAllowed();
      return {
        provider: config.id,
        issuer: config.issuer,
        subject: user.userID,
        // It gives one that nobody has verified.
        email: null,
        firstName: user.name,
        lastName: user.surname,
      };
    },
  };
}
