import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

/** Adapters of virtual machines, containers and private networks, which the devices in a classroom do not reach. */
const VIRTUAL = /docker|veth|virtual|vbox|vmnet|vmware|vethernet|wsl|hyper-v|utun|tun|tap|tailscale|zerotier|^br-/i;
/** Link-local: an address that a machine assigned to itself because no DHCP server did. */
const UNASSIGNED = /^169\.254\./;

/** The IPv4 addresses at which other devices may reach this machine, the likeliest first; none without a network. */
export const networkAddresses = (
  interfaces: NodeJS.Dict<Pick<NetworkInterfaceInfo, 'family' | 'internal' | 'address'>[]> = networkInterfaces(),
): string[] =>
  Object.entries(interfaces)
    .sort(([a], [b]) => Number(VIRTUAL.test(a)) - Number(VIRTUAL.test(b)))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !UNASSIGNED.test(address))
    .map(({ address }) => address);

/**
 * The addresses at which other devices reach a server at that host and port; empty if it listens to this machine or one
 * address only.
 */
export const networkUrls = (host: string, port: number): string[] =>
  ['0.0.0.0', '::'].includes(host) ? networkAddresses().map((address) => `http://${address}:${port}`) : [];

/** White on black, whatever the colours of the terminal are: a camera reads nothing else. */
const WHITE_ON_BLACK = '\u001b[38;5;231;48;5;16m';
const RESET = '\u001b[0m';

const qrCode = (url: string): string =>
  renderUnicodeCompact(url, { border: 2 })
    .split('\n')
    .map((line) => `  ${WHITE_ON_BLACK}${line}${RESET}\n`)
    .join('');

interface Started {
  port: number;
  /** The addresses at which other devices on the network reach it, the most likely one first. */
  networkUrls: readonly string[];
  /** The address that is set. */
  publicUrl: string | null;
  /** Whether the output is a terminal and not a log. */
  isTerminal: boolean;
}

/** The text of a server that has started: its addresses, and in a terminal a QR code of that for students. */
export function startNotice({ port, networkUrls, publicUrl, isTerminal }: Started): string {
  const students = publicUrl ?? networkUrls[0];
  return [
    `Halfrond runs at http://localhost:${port}\n`,
    ...(publicUrl === null ? [] : [`Public address: ${publicUrl}\n`]),
    ...networkUrls.map((url) => `On this network: ${url}\n`),
    ...(isTerminal && students !== undefined ? [`\n${qrCode(students)}\n  For students: ${students}\n`] : []),
  ].join('');
}
