import { createHmac, hkdfSync } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

export type CallerAddress = (request: IncomingMessage) => string;

/** The address that a request comes from, for calls and sockets alike: behind a trusted proxy it is in a header, read from the right. */
export function createCallerAddress(trustedProxies: readonly string[]): CallerAddress {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  return (request) => proxyAddr(request, isTrusted);
}

/** Returns the hash by which rows of one address are recognised: keyed, so that addresses cannot be tried against the hashes with the database alone. */
export function createAddressHash(secret: string): (address: string) => string {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'addresses', 32));
  return (address) => createHmac('sha256', key).update(address).digest('base64url');
}
