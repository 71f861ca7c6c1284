// The address that a request comes from, the same for calls and sockets.
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** Behind a reverse proxy on the same machine or network the caller's address is in a header. */
export const TRUSTED_PROXIES = ['loopback', 'uniquelocal'];
const isTrusted = proxyAddr.compile(TRUSTED_PROXIES);

export const callerAddress = (request: IncomingMessage): string => proxyAddr(request, isTrusted);
