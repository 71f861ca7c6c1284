import type { Server } from 'socket.io';
import type { HiddenArgument } from '#shared/contract/argument.ts';
import type { TeacherUpdate, VotingSessionUpdate } from '#shared/contract/live-events.ts';
import type { LiveState } from '#shared/contract/live-state.ts';
import type { OwnerOpinion } from '#shared/contract/voting-session.ts';
import {
  hiddenEvent,
  projectorEvent,
  teacherUpdateEvent,
  unstoredEvent,
  updateEvent,
  viewEvent,
} from '#shared/domain/live-event-names.ts';
import type { BusMessage, OneServersMessage } from './bus-message.ts';
import { Coalescer } from './coalescer.ts';
import { disconnectSockets } from './disconnect.ts';
import type { MessageBus } from './message-bus.ts';
import { tellDevice, tellOtherDevices } from './owner-devices.ts';
import { type Counts, OwnerFigures } from './owner-figures.ts';
import { codeOfRoom, ownerRoomOf, projectorRoomOf, roomOf } from './rooms.ts';
import { WritingCounts } from './writing-counts.ts';

/** With the windows of `OwnerFigures` at most 20 messages a second. */
const HIDDEN_WINDOW_MS = 520;
/** A projector reads everything again when it is told. */
const PROJECTORS_WINDOW_MS = 400;
/** Phones that show questions read them again when they are told. */
const QUESTIONS_WINDOW_MS = 1_000;

/** An outage refuses the answers of a whole class, again and again. */
const UNSTORED_WINDOW_MS = 2_000;
/** After the statement that a teacher adds and shows by one press, whose event carries it: a thousand phones have that one first. */
const STATEMENTS_WINDOW_MS = 400;

/** Whether arguments that are being typed belong to the statement or phase before that update. */
const ENDS_WRITING: Record<VotingSessionUpdate['type'], boolean> = {
  'session-started': true,
  'next-question': true,
  statements: false,
  'second-round': true,
  'devices-away': false,
  questions: false,
  results: true,
  archived: true,
};

/** Returns the updates that tell each session's listeners its present state. */
type FindCurrentUpdates = (sessionCodes: readonly string[]) => Promise<Map<string, VotingSessionUpdate[]>>;

/** Sends what was committed: updates to everybody in a voting session, figures to its owner only. Its projectors without a login hear of both. */
export class Publisher {
  readonly #io: Server;
  readonly #bus: MessageBus;
  readonly #hidden: Coalescer<HiddenArgument>;
  readonly #projectors: Coalescer<true>;
  readonly #questions: Coalescer<true>;
  readonly #statements: Coalescer<true>;
  readonly #figures: OwnerFigures;
  readonly #unstored: Coalescer<true>;
  readonly #writing: WritingCounts;

  constructor(io: Server, bus: MessageBus, counts: Counts) {
    this.#io = io;
    this.#bus = bus;
    this.#writing = new WritingCounts(io, bus);
    this.#hidden = new Coalescer(HIDDEN_WINDOW_MS, (code, changes) => {
      const newest = new Map(changes.map((change) => [change.commentId, change]));
      io.to([ownerRoomOf(code), projectorRoomOf(code)]).emit(hiddenEvent(code), [...newest.values()]);
    });
    this.#projectors = new Coalescer(PROJECTORS_WINDOW_MS, (code) => {
      bus.publish(projectorRoomOf(code), code, { kind: 'projectors' });
      this.#emitToProjectors(code);
    });
    this.#unstored = new Coalescer(UNSTORED_WINDOW_MS, (code) => {
      bus.publish(ownerRoomOf(code), code, { kind: 'unstored' });
      this.#emitUnstored(code);
    });
    this.#questions = new Coalescer(QUESTIONS_WINDOW_MS, (code) => this.#emitUpdate(code, { type: 'questions' }));
    const tellStatements = (code: string) => this.#emitUpdate(code, { type: 'statements' });
    this.#statements = new Coalescer(STATEMENTS_WINDOW_MS, tellStatements, { late: true });
    // Not with each answer: one that was changed moves nothing that is shown.
    this.#figures = new OwnerFigures(io, bus, counts, (code) => this.projectorsChanged(code));
  }

  /** To everybody who subscribed, on every server. */
  toEverybody(sessionCode: string, update: VotingSessionUpdate): void {
    this.projectorsChanged(sessionCode);
    this.#projectors.flush(sessionCode);
    this.#bus.publish(roomOf(sessionCode), sessionCode, { to: 'everybody', update });
    this.#tellEverybody(sessionCode, update);
  }

  /** To the owner's devices, on every server, after the answers before it. */
  toOwner(sessionCode: string, update: TeacherUpdate): void {
    this.projectorsChanged(sessionCode);
    this.#figures.flushElsewhere(sessionCode);
    this.#bus.publish(ownerRoomOf(sessionCode), sessionCode, { to: 'owner', update });
    this.#tellOwner(sessionCode, update);
  }

  /** The owner's devices show the same. */
  viewChanged(sessionCode: string, live: LiveState): void {
    this.projectorsChanged(sessionCode);
    this.#projectors.flush(sessionCode);
    this.#bus.publish(ownerRoomOf(sessionCode), sessionCode, { kind: 'view', live });
    this.#io.to(ownerRoomOf(sessionCode)).emit(viewEvent(sessionCode), live);
  }

  /** The owner's devices hide an argument until it is removed, or show it again. */
  argumentHidden(sessionCode: string, argument: HiddenArgument): void {
    for (const room of [ownerRoomOf(sessionCode), projectorRoomOf(sessionCode)])
      this.#bus.publish(room, sessionCode, { kind: 'hidden', argument });
    this.#hidden.add(sessionCode, argument);
  }

  /** An answer to that statement was stored. Without a student's opinion the owner is told only how many answered. */
  answered(sessionCode: string, statementId: string, studentOpinion: OwnerOpinion | null): void {
    if (studentOpinion === null) {
      this.#figures.count(sessionCode, statementId);
      return;
    }
    this.projectorsChanged(sessionCode);
    this.#figures.add(sessionCode, studentOpinion);
  }

  joined(sessionCode: string): void {
    this.projectorsChanged(sessionCode);
    this.#figures.joined(sessionCode);
  }

  /** Its projectors without a login read again: one of them was paired or removed. */
  projectorsChanged(sessionCode: string): void {
    this.#projectors.add(sessionCode, true);
  }

  /** An answer could not be stored: the owner's devices hear of it, on all servers. Whose and how many they are does not say. */
  refused(sessionCode: string): void {
    this.#unstored.add(sessionCode, true);
  }

  /** A device of the owner is connected: it and the others, on all servers, learn that they are not alone. */
  deviceConnected(sessionCode: string, device: string): void {
    this.#bus.publish(ownerRoomOf(sessionCode), sessionCode, { kind: 'device', device, isReply: false });
    if (tellOtherDevices(this.#io, sessionCode, device).length > 0) tellDevice(this.#io, sessionCode, device);
  }

  /** Passes a message of another server process on. */
  receive(sessionCode: string, message: BusMessage): void {
    if ('kind' in message) this.#receiveOneServers(sessionCode, message);
    else if (message.to === 'everybody') this.#tellEverybody(sessionCode, message.update);
    else this.#tellOwner(sessionCode, message.update);
  }

  /** After messages of other servers were lost: sends every listener the current updates; owners and projectors reconnect and read everything. */
  async resync(findCurrentUpdates: FindCurrentUpdates): Promise<void> {
    const rooms = [...this.#io.of('/').adapter.rooms.keys()];
    const codes = new Set(rooms.map(codeOfRoom).filter((code) => code !== null));
    for (const [code, updates] of await findCurrentUpdates([...codes]))
      for (const update of updates) this.#emitUpdate(code, update);
    for (const code of codes)
      for (const room of [ownerRoomOf(code), projectorRoomOf(code)]) disconnectSockets(this.#io, room);
  }

  close(): void {
    const windows = [this.#hidden, this.#projectors, this.#questions, this.#statements, this.#unstored];
    for (const part of [...windows, this.#figures, this.#writing, this.#bus]) part.close();
  }

  #receiveOneServers(sessionCode: string, message: OneServersMessage): void {
    switch (message.kind) {
      case 'view':
        this.#io.to(ownerRoomOf(sessionCode)).emit(viewEvent(sessionCode), message.live);
        return;
      case 'device': {
        const [other] = tellOtherDevices(this.#io, sessionCode, message.device);
        if (other !== undefined && !message.isReply)
          this.#bus.publish(ownerRoomOf(sessionCode), sessionCode, { kind: 'device', device: other, isReply: true });
        return;
      }
      case 'hidden':
        this.#hidden.add(sessionCode, message.argument);
        return;
      case 'projectors':
        this.#emitToProjectors(sessionCode);
        return;
      case 'writing':
        this.#writing.receive(sessionCode, message);
        return;
      case 'unstored':
        this.#emitUnstored(sessionCode);
        return;
      case 'figures':
        this.#figures.receive(sessionCode, message);
    }
  }

  #tellEverybody(sessionCode: string, update: VotingSessionUpdate): void {
    if (update.type === 'questions') this.#questions.add(sessionCode, true);
    else if (update.type === 'statements') this.#statements.add(sessionCode, true);
    else this.#emitUpdate(sessionCode, update);
    if (update.type === 'second-round') this.#figures.forget(sessionCode, update.statementId);
    if (ENDS_WRITING[update.type]) this.#writing.clear(sessionCode);
  }

  #tellOwner(sessionCode: string, update: TeacherUpdate): void {
    this.#figures.flushHere(sessionCode);
    this.#io.to(ownerRoomOf(sessionCode)).emit(teacherUpdateEvent(sessionCode), update);
  }

  #emitUpdate(sessionCode: string, update: VotingSessionUpdate): void {
    const rooms = [roomOf(sessionCode), ownerRoomOf(sessionCode), projectorRoomOf(sessionCode)];
    this.#io.to(roomOf(sessionCode)).emit(updateEvent(sessionCode), update);
    if (update.type === 'archived') this.#io.in(rooms).socketsLeave(rooms);
  }

  #emitUnstored(sessionCode: string): void {
    this.#io.to(ownerRoomOf(sessionCode)).emit(unstoredEvent(sessionCode));
  }

  #emitToProjectors(sessionCode: string): void {
    this.#io.to(projectorRoomOf(sessionCode)).emit(projectorEvent(sessionCode));
  }
}
