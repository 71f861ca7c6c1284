import { networkInterfaces } from 'node:os';

/** The first IPv4 address by which other devices on the network reach this machine, or null when it is on no network. */
export function networkAddress(): string | null {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null;
}
