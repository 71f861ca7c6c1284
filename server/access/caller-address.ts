import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

export type CallerAddress = (request: IncomingMessage) => string;

/** The address that a request comes from, for calls and sockets alike: behind a trusted proxy it is in a header, read from the right. */
export function createCallerAddress(trustedProxies: readonly string[]): CallerAddress {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  return (request) => proxyAddr(request, isTrusted);
}
