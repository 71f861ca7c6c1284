import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

/** Adapters of virtual machines, containers and private networks, which the devices in a classroom do not reach. */
const VIRTUAL = /docker|veth|virtual|vbox|vmnet|vmware|vethernet|wsl|hyper-v|utun|tun|tap|tailscale|zerotier|^br-/i;
/** Link-local: an address that a machine assigned to itself because no DHCP server did. */
const UNASSIGNED = /^169\.254\./;

/** The IPv4 addresses by which other devices may reach this machine, the most likely one first; none when it is on no network. */
export const networkAddresses = (
  interfaces: NodeJS.Dict<Pick<NetworkInterfaceInfo, 'family' | 'internal' | 'address'>[]> = networkInterfaces(),
): string[] =>
  Object.entries(interfaces)
    .sort(([a], [b]) => Number(VIRTUAL.test(a)) - Number(VIRTUAL.test(b)))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !UNASSIGNED.test(address))
    .map(({ address }) => address);

/** Where other devices reach a server that listens at that host and port; empty when it listens to this machine, or to one address, only. */
export const networkUrls = (host: string, port: number): string[] =>
  ['0.0.0.0', '::'].includes(host) ? networkAddresses().map((address) => `http://${address}:${port}`) : [];
