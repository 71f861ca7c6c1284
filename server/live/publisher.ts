import { LRUCache } from 'lru-cache';
import type { Server } from 'socket.io';
import { ownUpdate, type VotingSessionUpdate } from '#shared/contract/live-events.ts';
import type { OwnerOpinion } from '#shared/contract/voting-session.ts';
import { ownerEvent, participantsEvent, teacherUpdateEvent, updateEvent } from '#shared/domain/live-event-names.ts';
import type { BusMessage, OwnerMessage } from './bus-message.ts';
import { Coalescer } from './coalescer.ts';
import { disconnectSockets } from './disconnect.ts';
import type { MessageBus } from './message-bus.ts';
import { codeOfRoom, ownerRoomOf, projectorRoomOf, roomOf } from './rooms.ts';
import { merged, type Sent, wayOf } from './travel.ts';

/** Updates that are merged are sent to other servers so many times in a window, because they merge them once more. */
const TOLD_IN_WINDOW = 4;
const COUNTS_REMEMBERED = 10_000;

const ROOMS = { everybody: roomOf, owner: ownerRoomOf, projectors: projectorRoomOf };
const OWN_TYPES: ReadonlySet<string> = new Set(ownUpdate.options.map(({ shape }) => shape.type.value));

/** Counts from the database. They reject while it is unreachable. */
interface Counts {
  /** The students who joined. */
  participants: (sessionCode: string) => Promise<number>;
  /** How many answered a statement in its present round, and how many joined; null for a code that does not work. */
  answered: (sessionCode: string, statementId: string) => Promise<{ answered: number; participants: number } | null>;
  /** How many voted in its open ballot, and how many joined; null if none is open. */
  voted: (sessionCode: string) => Promise<{ round: number; voted: number; participants: number } | null>;
}

/** Returns the updates that tell each session's listeners its present state. */
type FindCurrentUpdates = (sessionCodes: readonly string[]) => Promise<Map<string, VotingSessionUpdate[]>>;

const keyOf = (code: string, to: BusMessage['to'], type: string): string => `${code} ${to} ${type}`;

/** Sends what was committed to those who may know it, on every server, as often as `travel.ts` says. */
export class Publisher {
  readonly #io: Server;
  readonly #bus: MessageBus;
  readonly #counts: Counts;
  readonly #toServers: Coalescer<Sent>;
  readonly #toSockets: Coalescer<Sent>;
  /** The last published number of answers, by session code and statement. */
  readonly #told = new LRUCache<string, number>({ max: COUNTS_REMEMBERED });

  constructor(io: Server, bus: MessageBus, counts: Counts) {
    this.#io = io;
    this.#bus = bus;
    this.#counts = counts;
    this.#toServers = new Coalescer((_, sent) => this.#publish(merged(sent)));
    this.#toSockets = new Coalescer((_, sent) => this.#emit(merged(sent)));
  }

  /** To everybody who subscribed. */
  toEverybody(code: string, update: VotingSessionUpdate): void {
    this.#send({ code, message: { to: 'everybody', update } });
  }

  /** To the owner's devices. */
  toOwner(code: string, update: OwnerMessage): void {
    this.#send({ code, message: { to: 'owner', update } });
  }

  /** An answer to that statement was stored. Without a student's opinion the owner gets only how many answered. */
  answered(code: string, statementId: string, opinion: OwnerOpinion | null): void {
    if (opinion === null) this.toOwner(code, { type: 'answered', statementId });
    else this.toOwner(code, { type: 'students-answered', studentOpinions: [opinion] });
  }

  /** Its projectors without a login read again. */
  boardChanged(code: string): void {
    this.#send({ code, message: { to: 'projectors', update: { type: 'board' } } });
  }

  /** Passes a message of another server process on. */
  receive(code: string, message: BusMessage): void {
    const sent = { code, message };
    const { window, isLate } = wayOf(message);
    if (window !== null) {
      this.#toSockets.add(keyOf(code, message.to, message.update.type), sent, { window, isLate });
      return;
    }
    this.#toSockets.flush(keyOf(code, 'owner', 'students-answered'));
    void this.#emit(sent);
  }

  /**
   * After messages of other servers were lost: sends listeners the current updates; owners and projectors reconnect.
   */
  async resync(findCurrentUpdates: FindCurrentUpdates): Promise<void> {
    const rooms = [...this.#io.of('/').adapter.rooms.keys()];
    const codes = new Set(rooms.map(codeOfRoom).filter((code) => code !== null));
    for (const [code, updates] of await findCurrentUpdates([...codes]))
      for (const update of updates) void this.#emit({ code, message: { to: 'everybody', update } });
    for (const code of codes)
      for (const room of [ownerRoomOf(code), projectorRoomOf(code)]) disconnectSockets(this.#io, room);
  }

  close(): void {
    for (const part of [this.#toServers, this.#toSockets, this.#bus]) part.close();
  }

  #send(sent: Sent): void {
    const { code, message } = sent;
    const { window, board } = wayOf(message);
    if (window !== null)
      this.#toServers.add(keyOf(code, message.to, message.update.type), sent, { window: window / TOLD_IN_WINDOW });
    else {
      this.#toServers.flush(keyOf(code, 'owner', 'students-answered'));
      this.#publish(sent);
    }
    this.receive(code, message);
    if (board !== 'same') this.boardChanged(code);
    if (board === 'now')
      for (const gathered of [this.#toServers, this.#toSockets]) gathered.flush(keyOf(code, 'projectors', 'board'));
  }

  #publish({ code, message }: Sent): void {
    this.#bus.publish(ROOMS[message.to](code), code, message);
  }

  async #emit({ code, message }: Sent): Promise<void> {
    if (message.to === 'everybody') this.#emitToEverybody(code, message.update);
    else if (message.to === 'owner') await this.#emitToOwner(code, message.update);
    else this.#io.to(projectorRoomOf(code)).emit(ownerEvent(code), message.update);
  }

  #emitToEverybody(code: string, update: VotingSessionUpdate): void {
    const rooms = [roomOf(code), ownerRoomOf(code), projectorRoomOf(code)];
    this.#io.to(roomOf(code)).emit(updateEvent(code), update);
    if (update.type === 'archived') this.#io.in(rooms).socketsLeave(rooms);
    // Its number is another one in the new round, even if it is equal.
    if (update.type === 'second-round') this.#told.delete(`${code} ${update.statementId}`);
  }

  async #emitToOwner(code: string, update: OwnerMessage): Promise<void> {
    const owner = this.#io.to(ownerRoomOf(code));
    if (update.type === 'participants') {
      if (!this.#io.of('/').adapter.rooms.has(ownerRoomOf(code))) return;
      const count = await this.#counts.participants(code).catch(ignoreOutage);
      if (count !== null) owner.emit(participantsEvent(code), count);
    } else if (update.type === 'answered') {
      const { statementId } = update;
      const count = await this.#counts.answered(code, statementId).catch(ignoreOutage);
      if (count === null || this.#told.get(`${code} ${statementId}`) === count.answered) return;
      this.#told.set(`${code} ${statementId}`, count.answered);
      owner.emit(teacherUpdateEvent(code), { ...update, ...count });
      this.boardChanged(code);
    } else if (update.type === 'voted') {
      if (!this.#io.of('/').adapter.rooms.has(ownerRoomOf(code))) return;
      const count = await this.#counts.voted(code).catch(ignoreOutage);
      if (count !== null) owner.emit(teacherUpdateEvent(code), { ...update, ...count });
    } else if (update.type === 'students-answered') {
      const [studentOpinion, ...more] = update.studentOpinions;
      const one = { type: 'student-answered', studentOpinion };
      owner.emit(teacherUpdateEvent(code), more.length === 0 ? one : update);
    } else owner.emit(OWN_TYPES.has(update.type) ? ownerEvent(code) : teacherUpdateEvent(code), update);
  }
}

/** The next answer, join or read brings the number. */
const ignoreOutage = () => null;
