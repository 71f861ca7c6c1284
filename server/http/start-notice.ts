import { renderUnicodeCompact } from 'uqr';

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
  /** Where other devices on the network reach it, the most likely address first. */
  networkUrls: readonly string[];
  /** The address that is set. */
  publicUrl: string | null;
  /** Whether the output is a terminal and not a log. */
  isTerminal: boolean;
}

/** The text that a server prints when it has started: its addresses, and in a terminal a QR code of the one that students open. */
export function startNotice({ port, networkUrls, publicUrl, isTerminal }: Started): string {
  const students = publicUrl ?? networkUrls[0];
  return [
    `Halfrond runs at http://localhost:${port}\n`,
    ...(publicUrl === null ? [] : [`Public address: ${publicUrl}\n`]),
    ...networkUrls.map((url) => `On this network: ${url}\n`),
    ...(isTerminal && students !== undefined ? [`\n${qrCode(students)}\n  For students: ${students}\n`] : []),
  ].join('');
}
