import type { IncomingMessage } from 'node:http';
import type { Server } from 'socket.io';
import type { CallerAddress } from '#server/access/caller-address.ts';

/**
 * Refuses a connection of an address that has `most` open ones. One that polls needs no TCP connection while nobody reads it: without a limit
 * somebody who only begins them takes gigabytes in seconds.
 */
export function limitConnections({ engine }: Server, callerAddress: CallerAddress, most: number): void {
  const open = new Map<string, number>();
  const count = (address: string): number => open.get(address) ?? 0;
  engine.opts.allowRequest = (request, decide) => decide(null, count(callerAddress(request)) < most);
  engine.on('connection', (conn: { request: IncomingMessage; once: (event: 'close', end: () => void) => void }) => {
    const address = callerAddress(conn.request);
    open.set(address, count(address) + 1);
    conn.once('close', () => {
      if (count(address) > 1) open.set(address, count(address) - 1);
      else open.delete(address);
    });
  });
}
