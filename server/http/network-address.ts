// How other devices on the same network reach this machine, for a teacher who opened the product on localhost.
import { networkInterfaces } from 'node:os';

/** The first IPv4 address that is not this machine's own, or null when it is on no network. */
export function networkAddress(): string | null {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null;
}
