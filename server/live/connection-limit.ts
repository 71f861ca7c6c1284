import type { IncomingMessage } from 'node:http';
import type { Server } from 'socket.io';
import type { CallerAddress } from '#server/access/caller-address.ts';

/** The parts of an engine.io connection that are used. */
interface Connection {
  request: IncomingMessage;
  transport: { name: string; writable: boolean };
  /** `discard` ends it at once, without waiting until the client reads that it ended. */
  close: (discard: boolean) => void;
  once: (event: 'close', end: () => void) => void;
}

/** It polls, and its client is not waiting for a message. */
const isUnread = ({ transport }: Connection) => transport.name === 'polling' && !transport.writable;

function closeOldestUnread(open: ReadonlySet<Connection>): void {
  // No copy of the set: a flood would make one for each of its calls.
  for (const connection of open)
    if (isUnread(connection)) {
      connection.close(true);
      return;
    }
}

/**
 * Lets an address have at most `most` open connections. Beyond, its oldest unread one makes room, or the new one is
 * refused. Without a limit, polls that are only begun take gigabytes; if none made room, one pupil would shut out the
 * school.
 */
export function limitConnections({ engine }: Server, callerAddress: CallerAddress, most: number): void {
  const openByAddress = new Map<string, Set<Connection>>();
  engine.opts.allowRequest = (request, decide) => {
    const open = openByAddress.get(callerAddress(request));
    if (open && open.size >= most) closeOldestUnread(open);
    decide(null, !open || open.size < most);
  };
  engine.on('connection', (connection: Connection) => {
    const address = callerAddress(connection.request);
    const open = openByAddress.get(address) ?? new Set();
    openByAddress.set(address, open.add(connection));
    connection.once('close', () => {
      open.delete(connection);
      if (open.size === 0) openByAddress.delete(address);
    });
  });
}
