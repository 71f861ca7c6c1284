import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { networkAddresses, startNotice } from './start-notice.ts';

/** Which squares of the code in a notice are white: two of them, one above the other, are a character. */
function squaresOf(notice: string): boolean[][] {
  const lines = [...notice.matchAll(/48;5;16m([█▀▄ ]+)/g)].map(([, line = '']) => [...line]);
  const rows = lines.flatMap((line) => [
    line.map((square) => '█▀'.includes(square)),
    line.map((square) => '█▄'.includes(square)),
  ]);
  // A code has as many rows as columns; the last character may be half empty.
  return rows.slice(0, lines[0]?.length);
}

describe('the notice of a start', () => {
  const networkUrls = ['http://192.168.1.20:3000', 'http://172.17.0.1:3000'];
  const ofNetwork = 'On this network: http://192.168.1.20:3000\nOn this network: http://172.17.0.1:3000\n';

  it('is the address in a log, with those on the network', () => {
    const notice = (urls: string[]) =>
      startNotice({ port: 3000, networkUrls: urls, publicUrl: null, isTerminal: false });
    expect(notice([])).toBe('Halfrond runs at http://localhost:3000\n');
    expect(notice(networkUrls)).toBe(`Halfrond runs at http://localhost:3000\n${ofNetwork}`);
  });

  it('says the address of the settings beside its own', () => {
    const publicUrl = 'https://spel.school.be';
    expect(startNotice({ port: 3000, networkUrls: [], publicUrl, isTerminal: false })).toBe(
      'Halfrond runs at http://localhost:3000\nPublic address: https://spel.school.be\n',
    );
  });

  it.each([
    [null, 'http://192.168.1.20:3000'],
    ['https://spel.school.be', 'https://spel.school.be'],
  ])('has in a terminal a QR code, with PUBLIC_URL %s of %s', (publicUrl, address) => {
    const notice = startNotice({ port: 3000, networkUrls, publicUrl, isTerminal: true });
    expect(notice).toMatch(/^Halfrond runs at http:\/\/localhost:3000\n/);
    expect(notice).toContain(ofNetwork);
    expect(notice).toContain(`For students: ${address}\n`);
    expect(squaresOf(notice)).toEqual(encode(address, { border: 2 }).data.map((row) => row.map((dark) => !dark)));
    const rows = notice.split('\n').filter((line) => /[█▀▄]/.test(line));
    expect(rows.length).toBeGreaterThanOrEqual(15);
    // At most 80 columns, the usual width of a terminal.
    expect(Math.max(...rows.map((row) => row.length))).toBeLessThan(80);
  });

  it('shows no network address if only this machine can reach the server', () => {
    expect(startNotice({ port: 3000, networkUrls: [], publicUrl: null, isTerminal: true })).toBe(
      'Halfrond runs at http://localhost:3000\n',
    );
  });
});

describe('the addresses on the network', () => {
  const at = (address: string, internal = false) => [{ family: 'IPv4' as const, internal, address }];

  it('are those that other devices may reach, the classroom’s before those of virtual machines', () => {
    const interfaces = {
      lo: at('127.0.0.1', true),
      'vEthernet (WSL)': at('172.25.0.1'),
      'Wi-Fi': [{ family: 'IPv6' as const, internal: false, address: 'fe80::1' }, ...at('192.168.1.20')],
      Ethernet: at('169.254.10.1'),
    };
    expect(networkAddresses(interfaces)).toEqual(['192.168.1.20', '172.25.0.1']);
  });
});
