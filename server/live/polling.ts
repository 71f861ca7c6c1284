import type { Server } from 'socket.io';
import { pollEvent } from '#shared/domain/live-event-names.ts';
import type { MessageBus } from './message-bus.ts';
import { codeOfRoom, sessionCodeOf } from './rooms.ts';

/** Tells every listener on this server, whatever it listens to, to read by itself, or that updates come again. */
export function tellToPoll(io: Server, on: boolean): void {
  for (const room of io.of('/').adapter.rooms.keys()) {
    const sessionCode = codeOfRoom(room);
    if (sessionCode !== null) io.to(room).emit(pollEvent(sessionCode), { on });
  }
}

/** Milliseconds in which a page that reads by itself does so once, and a little more. */
const ONCE_MS = 3_200;

/** Makes the listeners of a room read once, each at a different moment, by an event that pages of all builds know. */
export class PollOnce {
  readonly #io: Server;
  readonly #bus: Pick<MessageBus, 'isConnected'>;
  readonly #ends = new Map<string, NodeJS.Timeout>();

  constructor(io: Server, bus: Pick<MessageBus, 'isConnected'>) {
    this.#io = io;
    this.#bus = bus;
  }

  /** An event that arrives while they read makes them read again. */
  add(room: string): void {
    clearTimeout(this.#ends.get(room));
    this.#ends.set(
      room,
      setTimeout(() => this.#end(room), ONCE_MS),
    );
    this.#tell(room, true);
  }

  close(): void {
    for (const timer of this.#ends.values()) clearTimeout(timer);
    this.#ends.clear();
  }

  #end(room: string): void {
    this.#ends.delete(room);
    // While Redis is unreachable everybody reads by themselves.
    if (this.#bus.isConnected) this.#tell(room, false);
  }

  #tell(room: string, on: boolean): void {
    this.#io.to(room).emit(pollEvent(sessionCodeOf(room)), { on });
  }
}
