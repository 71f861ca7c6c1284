import { randomUUID } from 'node:crypto';
import type { Server } from 'socket.io';
import { WRITING_EVERY_MS, WRITING_FORGOTTEN_MS } from '#shared/domain/limits.ts';
import { writingEvent } from '#shared/domain/live-event-names.ts';
import type { OneServersMessage } from './bus-message.ts';
import { Coalescer } from './coalescer.ts';
import { clientIdOf } from './gateway.ts';
import type { MessageBus } from './message-bus.ts';
import { codeOfWritingRoom, ownerRoomOf, socketsIn, writingRoomOf } from './rooms.ts';

type WritingMessage = Extract<OneServersMessage, { kind: 'writing' }>;

interface Told {
  count: number;
  /** Milliseconds of `performance.now()`. */
  until: number;
}

/**
 * Tells the owner's devices how many students write, and nothing else. A count that is not 0 is sent again in each window, to devices and
 * to other servers: a server that missed one gets the next, and the count of a server that died is forgotten.
 */
export class WritingCounts {
  readonly #io: Server;
  readonly #bus: MessageBus;
  readonly #server = randomUUID();
  /** By session code and server. */
  readonly #elsewhere = new Map<string, Map<string, Told>>();
  readonly #changes: Coalescer<'here' | 'elsewhere'>;
  readonly #onRoom = (room: string): void => {
    const sessionCode = codeOfWritingRoom(room);
    if (sessionCode !== null) this.#changes.add(sessionCode, 'here');
  };

  constructor(io: Server, bus: MessageBus) {
    this.#io = io;
    this.#bus = bus;
    this.#changes = new Coalescer(WRITING_EVERY_MS, (code, items) => this.#tell(code, items.includes('here')));
    io.of('/').adapter.on('join-room', this.#onRoom).on('leave-room', this.#onRoom);
  }

  /** Resets the counts to 0, until students send `writing` again. */
  clear(sessionCode: string): void {
    const room = writingRoomOf(sessionCode);
    this.#elsewhere.delete(sessionCode);
    this.#io.in(room).socketsLeave(room);
    this.#changes.flush(sessionCode);
  }

  /** How many write on another server. */
  receive(sessionCode: string, { server, count }: WritingMessage): void {
    const counts = this.#elsewhere.get(sessionCode) ?? new Map<string, Told>();
    this.#elsewhere.set(sessionCode, counts.set(server, { count, until: performance.now() + WRITING_FORGOTTEN_MS }));
    this.#changes.add(sessionCode, 'elsewhere');
  }

  close(): void {
    this.#io.of('/').adapter.off('join-room', this.#onRoom).off('leave-room', this.#onRoom);
    this.#changes.close();
  }

  #tell(sessionCode: string, changedHere: boolean): void {
    const here = this.#countHere(sessionCode);
    const elsewhere = this.#countElsewhere(sessionCode);
    const owner = ownerRoomOf(sessionCode);
    if (changedHere) this.#bus.publish(owner, sessionCode, { kind: 'writing', server: this.#server, count: here });
    this.#io.to(owner).emit(writingEvent(sessionCode), here + elsewhere);
    if (here > 0) this.#changes.add(sessionCode, 'here');
    if (elsewhere > 0) this.#changes.add(sessionCode, 'elsewhere');
  }

  /** A student with several tabs counts once. */
  #countHere(sessionCode: string): number {
    return new Set(socketsIn(this.#io, writingRoomOf(sessionCode)).map(clientIdOf)).size;
  }

  #countElsewhere(sessionCode: string): number {
    const now = performance.now();
    const told = [...(this.#elsewhere.get(sessionCode) ?? [])];
    const valid = told.filter(([, { count, until }]) => count > 0 && until > now);
    if (valid.length === 0) this.#elsewhere.delete(sessionCode);
    else this.#elsewhere.set(sessionCode, new Map(valid));
    return valid.reduce((sum, [, { count }]) => sum + count, 0);
  }
}
