import type { Server } from 'socket.io';
import { unstoredEvent } from '#shared/domain/live-event-names.ts';
import { Coalescer } from './coalescer.ts';
import type { MessageBus } from './message-bus.ts';
import { ownerRoomOf } from './rooms.ts';

/** An outage refuses the answers of a whole class, again and again. */
const WINDOW_MS = 2_000;

/** Tells the owner's devices, on all servers, that an answer could not be stored: whose and how many they are does not say. */
export class UnstoredAnswers {
  readonly #io: Server;
  readonly #noticed: Coalescer<true>;

  constructor(io: Server, bus: MessageBus) {
    this.#io = io;
    this.#noticed = new Coalescer(WINDOW_MS, (code) => {
      bus.publish(ownerRoomOf(code), code, { kind: 'unstored' });
      this.tell(code);
    });
  }

  /** An answer was refused here. */
  add(sessionCode: string): void {
    this.#noticed.add(sessionCode, true);
  }

  /** Tells the devices that are connected to this server. */
  tell(sessionCode: string): void {
    this.#io.to(ownerRoomOf(sessionCode)).emit(unstoredEvent(sessionCode));
  }

  close(): void {
    this.#noticed.close();
  }
}
