import type { Server } from 'socket.io';
import type { Actor } from '#shared/domain/roles.ts';
import type { BusQuestion } from './bus-questions.ts';
import { clientIdOf, deviceOf, socketIdentity } from './gateway.ts';
import type { MessageBus } from './message-bus.ts';
import { ownerRoomOf, roomOf, socketsIn } from './rooms.ts';

/**
 * Milliseconds after a read in which a student without a socket counts as connected, also each seat of a shared device.
 */
const READ_COUNTS_MS = 60_000;

/** The key of a browser that sent a client-id, inside one voting session. */
type KeyOf = (actor: Actor, votingSessionId: string) => string;

/**
 * The connected students: those with a subscribed socket on any server, and those who have just read the session.
 * Nothing is stored or computed before a teacher asks, so that answering costs nothing more.
 */
export class Presence {
  readonly #io: Server;
  readonly #bus: Pick<MessageBus, 'ask'>;
  readonly #keyOf: KeyOf;
  /** When each student read last, by voting session and client key. */
  readonly #reads = new Map<string, Map<string, number>>();
  #prunedAt = 0;

  constructor(io: Server, bus: Pick<MessageBus, 'ask'>, keyOf: KeyOf) {
    this.#io = io;
    this.#bus = bus;
    this.#keyOf = keyOf;
  }

  noteRead(votingSessionId: string, clientKey: string): void {
    const now = Date.now();
    if (!isRecent(this.#prunedAt, now)) this.#prune(now);
    const reads = this.#reads.get(votingSessionId) ?? new Map<string, number>();
    this.#reads.set(votingSessionId, reads.set(clientKey, now));
  }

  /** The keys of those who are connected to this server process. */
  here({ about, sessionCode, votingSessionId }: BusQuestion): string[] {
    if (about === 'devices')
      return socketsIn(this.#io, ownerRoomOf(sessionCode)).flatMap((socket) => deviceOf(socket) ?? []);
    const keys = new Set<string>();
    for (const socket of socketsIn(this.#io, roomOf(sessionCode)))
      if (clientIdOf(socket) !== null) keys.add(this.#keyOf(socketIdentity(socket).actor, votingSessionId));
    const now = Date.now();
    for (const [key, at] of this.#reads.get(votingSessionId) ?? []) if (isRecent(at, now)) keys.add(key);
    return [...keys];
  }

  /** The same of all server processes; null while another one cannot be asked. */
  async find(question: BusQuestion): Promise<Set<string> | null> {
    const elsewhere = await this.#bus.ask(question);
    return elsewhere && new Set([...this.here(question), ...elsewhere]);
  }

  /** Whether the owner listens by more than one device. */
  async hasOwnerSeveral(sessionCode: string, votingSessionId: string): Promise<boolean> {
    const devices = await this.find({ about: 'devices', sessionCode, votingSessionId });
    return devices !== null && devices.size > 1;
  }

  #prune(now: number): void {
    this.#prunedAt = now;
    for (const [votingSessionId, reads] of this.#reads) {
      for (const [key, at] of reads) if (!isRecent(at, now)) reads.delete(key);
      if (reads.size === 0) this.#reads.delete(votingSessionId);
    }
  }
}

/** In either direction, because a clock may be set back. */
const isRecent = (at: number, now: number): boolean => Math.abs(now - at) <= READ_COUNTS_MS;
