import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';

export type CallerAddress = (request: IncomingMessage) => string;

/** Groups of an IPv6 address, and those that name one customer's network: who has it may take every address in it. */
const GROUPS = 8;
const OF_NETWORK = 4;

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

const groupsOf = (part: string): string[] =>
  part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : group === '' ? [] : [group]));

/** Returns by what a caller is counted: an IPv4 address, or the network (64 bits) of an IPv6 address. */
export function countedAddress(address: string): string {
  const [, ipv4] = IPV4_IN_IPV6.exec(address) ?? [];
  if (ipv4 !== undefined || !isIPv6(address)) return ipv4 ?? address;
  const [left = [], right = []] = address.split('::').map(groupsOf);
  const zeros = Array<string>(GROUPS - left.length - right.length).fill('0');
  const network = [...left, ...zeros, ...right].slice(0, OF_NETWORK);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** The address of the client, for calls and sockets; behind a trusted proxy it is in a header. */
export function createCallerAddress(trustedProxies: readonly string[]): CallerAddress {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  return (request) => countedAddress(proxyAddr(request, isTrusted));
}
