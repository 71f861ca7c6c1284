import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';

/** Milliseconds between two reports. */
const REPORT_MS = 60_000;
/** Where a proxy is, rather than somebody who sends such a header to deceive. */
const isNear = proxyAddr.compile(['loopback', 'linklocal', 'uniquelocal']);

/**
 * Calls `report` when a proxy forwards requests that the settings do not trust: then everybody has its address, and shares its limits.
 * Nothing of the request is passed on.
 */
export function watchProxies(app: FastifyInstance, report: () => void): void {
  let next = 0;
  app.addHook('onRequest', async ({ headers, ips, ip }) => {
    if (headers['x-forwarded-for'] === undefined || ips === undefined || ips.length > 1) return;
    if (performance.now() < next || !isNear(ip, 0)) return;
    next = performance.now() + REPORT_MS;
    report();
  });
}
