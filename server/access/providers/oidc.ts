import * as client from 'openid-client';
import type { LoginConfig } from '#server/login-config.ts';
import { emailKey } from '#shared/domain/email.ts';
import { type Claims, claims, isAllowed, verifiedEmail } from './allowed.ts';
import { type LoginRequest, NotAllowed, PROVIDER_PATIENCE_MS, type Provider } from './provider.ts';

const SCOPE = 'openid email profile';
/** How long what the provider says of itself is believed; its keys are read again by themselves. */
const DISCOVERED_MS = 3_600_000;
const CLOCK_TOLERANCE_SECONDS = 5;

type OidcConfig = NonNullable<LoginConfig['oidc']>;

async function discover({ issuer, clientId, clientSecret }: OidcConfig): Promise<client.Configuration> {
  const address = new URL(issuer);
  const seconds = PROVIDER_PATIENCE_MS / 1000;
  const found = await client.discovery(
    address,
    clientId,
    {
      client_secret: clientSecret,
      id_token_signed_response_alg: 'RS256',
      [client.clockTolerance]: CLOCK_TOLERANCE_SECONDS,
    },
    client.ClientSecretPost(clientSecret),
    // Settings allow that on this machine only.
    { timeout: seconds, execute: address.protocol === 'http:' ? [client.allowInsecureRequests] : [] },
  );
  found.timeout = seconds;
  // The signature of a token that comes straight from the provider is not checked otherwise.
  client.enableNonRepudiationChecks(found);
  return found;
}

const namesOf = ({ name, given_name, family_name }: Claims) => ({
  firstName: given_name ?? name ?? '',
  lastName: given_name === undefined ? '' : (family_name ?? ''),
});

/** The claims of the token, completed from the user-info call. “Verified” is about the address beside it, no other. */
function inOne(inToken: Claims, more: Claims): Claims {
  const said = Object.fromEntries(Object.entries(inToken).filter(([, value]) => value !== undefined));
  const isOtherAddress =
    inToken.email !== undefined && more.email !== undefined && emailKey(inToken.email) !== emailKey(more.email);
  return { ...more, ...said, ...(isOtherAddress && { email_verified: inToken.email_verified }) };
}

/** A provider that speaks OpenID Connect, found by its issuer: code flow with PKCE, state and nonce. */
export function createOidcProvider(config: OidcConfig): Provider {
  let discovered: { until: number; configuration: Promise<client.Configuration> } | undefined;
  function configuration(): Promise<client.Configuration> {
    if (discovered !== undefined && discovered.until > Date.now()) return discovered.configuration;
    const found = { until: Date.now() + DISCOVERED_MS, configuration: discover(config) };
    discovered = found;
    found.configuration.catch(() => {
      if (discovered === found) discovered = undefined;
    });
    return found.configuration;
  }

  async function readClaims(parameters: URLSearchParams, request: LoginRequest): Promise<Claims> {
    const provider = await configuration();
    const tokens = await client.authorizationCodeGrant(provider, new URL(`${request.redirectUri}?${parameters}`), {
      pkceCodeVerifier: request.verifier,
      expectedState: request.state,
      expectedNonce: request.nonce,
      idTokenExpected: true,
    });
    const inToken = claims.parse(tokens.claims());
    const isWhole = inToken.email !== undefined && inToken.email_verified !== undefined;
    if (isWhole || provider.serverMetadata().userinfo_endpoint === undefined) return inToken;
    // Throws if it is somebody else's.
    const more = claims.parse(await client.fetchUserInfo(provider, tokens.access_token, inToken.sub));
    return inOne(inToken, more);
  }

  return {
    id: config.id,
    label: config.label,
    async begin({ state, nonce, verifier, redirectUri }) {
      return client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
    },
    async identify(parameters, request) {
      const given = await readClaims(parameters, request);
      if (!isAllowed(given, config)) throw new NotAllowed();
      return {
        provider: config.id,
        issuer: config.issuer,
        subject: given.sub,
        email: verifiedEmail(given),
        ...namesOf(given),
      };
    },
  };
}
