import type { Server } from 'socket.io';
import type { CommentState, HiddenArgument } from '#shared/contract/argument.ts';
import type { TeacherUpdate, VotingSessionUpdate } from '#shared/contract/live-events.ts';
import type { LiveState, OwnerOpinion } from '#shared/contract/voting-session.ts';
import {
  hiddenEvent,
  participantsEvent,
  projectorEvent,
  teacherUpdateEvent,
  updateEvent,
  viewEvent,
} from '#shared/domain/live-event-names.ts';
import { AnsweredCounts, type CountAnswered } from './answered-counts.ts';
import { Coalescer } from './coalescer.ts';
import { disconnectSockets } from './disconnect.ts';
import type { BusMessage, MessageBus } from './message-bus.ts';
import { OwnerDevices } from './owner-devices.ts';
import { codeOfRoom, ownerRoomOf, projectorRoomOf, roomOf } from './rooms.ts';
import { WritingCounts } from './writing-counts.ts';

/** At most 4 participant counts, 14 teacher updates and 2 messages of hidden arguments a second: the 20 that an owner's socket may get. */
const COUNT_WINDOW_MS = 260;
const ANSWERS_WINDOW_MS = 72;
const HIDDEN_WINDOW_MS = 520;
/** A projector reads everything again when it is told. */
const PROJECTORS_WINDOW_MS = 400;
/** Answers and joins are sent to other server processes once per window. */
const BUS_WINDOW_MS = 25;

/** Sends what was committed: updates to everybody in a voting session, figures to its owner only. */
export interface Publisher {
  /** To everybody who subscribed, on every server. */
  update(sessionCode: string, update: VotingSessionUpdate): void;
  /** The owner's devices show the same. */
  viewChanged(sessionCode: string, live: LiveState): void;
  /** The owner's devices read the snapshot. */
  snapshotTaken(sessionCode: string, statementId: string): void;
  /** The owner's devices read the hands of a statement. */
  handsCounted(sessionCode: string, statementId: string): void;
  /** The owner's devices show whether anybody else gets in. */
  lockChanged(sessionCode: string, locked: boolean): void;
  /** The owner's devices show whether new arguments wait for their teacher. */
  holdChanged(sessionCode: string, hold: boolean): void;
  /** The owner's devices hide an argument until it is removed, or show it again. */
  argumentHidden(sessionCode: string, argument: HiddenArgument): void;
  /** The owner's devices learn what may be shown now. */
  commentsDecided(sessionCode: string, comments: CommentState[]): void;
  /** An answer to that statement was stored. Without a student's opinion the owner is told only how many answered. */
  answered(sessionCode: string, statementId: string, studentOpinion: OwnerOpinion | null): void;
  joined(sessionCode: string): void;
  /** Its projectors without a login read again: one of them was paired or removed. All updates above go to them as well. */
  projectorsChanged(sessionCode: string): void;
}

/** What the database counts. */
interface Counts {
  /** The students who joined. */
  participants: (sessionCode: string) => Promise<number>;
  answered: CountAnswered;
}

/** What happened since the last message to other servers. */
type Figure = { studentOpinion: OwnerOpinion } | { answeredStatement: string } | 'joined';

/** Returns the updates that tell each session's listeners its present state. */
type FindCurrentUpdates = (sessionCodes: readonly string[]) => Promise<Map<string, VotingSessionUpdate[]>>;

export class LivePublisher implements Publisher {
  readonly #io: Server;
  readonly #bus: MessageBus;
  readonly #devices: OwnerDevices;
  readonly #counts: Coalescer<true>;
  readonly #answers: Coalescer<OwnerOpinion>;
  readonly #hidden: Coalescer<HiddenArgument>;
  readonly #projectors: Coalescer<true>;
  readonly #answered: AnsweredCounts;
  readonly #figures: Coalescer<Figure>;
  readonly #writing: WritingCounts;

  constructor(io: Server, bus: MessageBus, counts: Counts) {
    this.#io = io;
    this.#bus = bus;
    this.#devices = new OwnerDevices(io);
    this.#writing = new WritingCounts(io, bus);
    this.#counts = new Coalescer(COUNT_WINDOW_MS, (code) => {
      if (!this.#ownerListens(code)) return;
      counts.participants(code).then(
        (count) => io.to(ownerRoomOf(code)).emit(participantsEvent(code), count),
        () => {
          // The database is away; the next join or the next read brings the count.
        },
      );
    });
    this.#answers = new Coalescer(ANSWERS_WINDOW_MS, (code, opinions) => this.#sendAnswers(code, opinions));
    this.#hidden = new Coalescer(HIDDEN_WINDOW_MS, (code, changes) => {
      const newest = new Map(changes.map((change) => [change.commentId, change]));
      io.to([ownerRoomOf(code), projectorRoomOf(code)]).emit(hiddenEvent(code), [...newest.values()]);
    });
    this.#projectors = new Coalescer(PROJECTORS_WINDOW_MS, (code) => {
      bus.publish(projectorRoomOf(code), code, { kind: 'projectors' });
      this.#emitToProjectors(code);
    });
    this.#figures = new Coalescer(BUS_WINDOW_MS, (code, items) => {
      const changes = items.filter((item) => item !== 'joined');
      bus.publish(ownerRoomOf(code), code, {
        kind: 'figures',
        opinions: changes.flatMap((change) => ('studentOpinion' in change ? [change.studentOpinion] : [])),
        joined: items.length > changes.length,
        answeredStatement: changes.findLast((change) => 'answeredStatement' in change)?.answeredStatement ?? null,
      });
    });
    this.#answered = new AnsweredCounts(counts.answered, (code, statementId, count) => {
      // Not with each answer: one that was changed moves nothing that is shown.
      this.projectorsChanged(code);
      this.#emitToOwner(code, { type: 'answered', statementId, ...count });
    });
  }

  update(sessionCode: string, update: VotingSessionUpdate): void {
    this.projectorsChanged(sessionCode);
    this.#bus.publish(roomOf(sessionCode), sessionCode, { kind: 'update', update });
    this.#changed(sessionCode, update);
  }

  viewChanged(sessionCode: string, live: LiveState): void {
    this.projectorsChanged(sessionCode);
    this.#bus.publish(ownerRoomOf(sessionCode), sessionCode, { kind: 'view', live });
    this.#io.to(ownerRoomOf(sessionCode)).emit(viewEvent(sessionCode), live);
  }

  snapshotTaken(sessionCode: string, statementId: string): void {
    this.#statementChanged(sessionCode, 'shown', statementId);
  }

  handsCounted(sessionCode: string, statementId: string): void {
    this.#statementChanged(sessionCode, 'hands', statementId);
  }

  lockChanged(sessionCode: string, locked: boolean): void {
    this.projectorsChanged(sessionCode);
    this.#bus.publish(ownerRoomOf(sessionCode), sessionCode, { kind: 'locked', locked });
    this.#emitToOwner(sessionCode, { type: 'locked', locked });
  }

  holdChanged(sessionCode: string, hold: boolean): void {
    this.projectorsChanged(sessionCode);
    this.#bus.publish(ownerRoomOf(sessionCode), sessionCode, { kind: 'hold', hold });
    this.#emitToOwner(sessionCode, { type: 'hold', hold });
  }

  /** A device of the owner is connected: it and the others, on all servers, learn that they are not alone. */
  deviceConnected(sessionCode: string, device: string): void {
    this.#bus.publish(ownerRoomOf(sessionCode), sessionCode, { kind: 'device', device, isReply: false });
    if (this.#devices.tellOthers(sessionCode, device).length > 0) this.#devices.tell(sessionCode, device);
  }

  argumentHidden(sessionCode: string, argument: HiddenArgument): void {
    for (const room of [ownerRoomOf(sessionCode), projectorRoomOf(sessionCode)])
      this.#bus.publish(room, sessionCode, { kind: 'hidden', argument });
    this.#hidden.add(sessionCode, argument);
  }

  commentsDecided(sessionCode: string, comments: CommentState[]): void {
    this.projectorsChanged(sessionCode);
    // Answers that wait in the coalescer belong to the state before.
    this.#figures.flush(sessionCode);
    this.#bus.publish(ownerRoomOf(sessionCode), sessionCode, { kind: 'comments', comments });
    this.#emitComments(sessionCode, comments);
  }

  answered(sessionCode: string, statementId: string, studentOpinion: OwnerOpinion | null): void {
    if (studentOpinion === null) {
      this.#figures.add(sessionCode, { answeredStatement: statementId });
      this.#answered.add(sessionCode, statementId);
      return;
    }
    this.projectorsChanged(sessionCode);
    this.#figures.add(sessionCode, { studentOpinion });
    if (this.#ownerListens(sessionCode)) this.#answers.add(sessionCode, studentOpinion);
  }

  joined(sessionCode: string): void {
    this.projectorsChanged(sessionCode);
    this.#figures.add(sessionCode, 'joined');
    if (this.#ownerListens(sessionCode)) this.#counts.add(sessionCode, true);
  }

  projectorsChanged(sessionCode: string): void {
    this.#projectors.add(sessionCode, true);
  }

  /** Passes a message of another server process on. */
  receive(sessionCode: string, message: BusMessage): void {
    switch (message.kind) {
      case 'update':
        this.#changed(sessionCode, message.update);
        return;
      case 'view':
        this.#io.to(ownerRoomOf(sessionCode)).emit(viewEvent(sessionCode), message.live);
        return;
      case 'comments':
        this.#emitComments(sessionCode, message.comments);
        return;
      case 'locked':
        this.#emitToOwner(sessionCode, { type: 'locked', locked: message.locked });
        return;
      case 'hold':
        this.#emitToOwner(sessionCode, { type: 'hold', hold: message.hold });
        return;
      case 'device': {
        const [other] = this.#devices.tellOthers(sessionCode, message.device);
        if (other !== undefined && !message.isReply)
          this.#bus.publish(ownerRoomOf(sessionCode), sessionCode, { kind: 'device', device: other, isReply: true });
        return;
      }
      case 'shown':
      case 'hands':
        this.#emitToOwner(sessionCode, { type: message.kind, statementId: message.statementId });
        return;
      case 'hidden':
        this.#hidden.add(sessionCode, message.argument);
        return;
      case 'projectors':
        this.#emitToProjectors(sessionCode);
        return;
      case 'writing':
        this.#writing.receive(sessionCode, message);
        return;
      case 'figures':
        if (!this.#ownerListens(sessionCode)) return;
        if (message.answeredStatement) this.#answered.add(sessionCode, message.answeredStatement);
        if (message.opinions.length > 0) this.#answers.add(sessionCode, ...message.opinions);
        if (message.joined) this.#counts.add(sessionCode, true);
    }
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
    const parts = [this.#counts, this.#answers, this.#hidden, this.#projectors, this.#figures, this.#answered];
    for (const part of [...parts, this.#writing, this.#bus]) part.close();
  }

  #statementChanged(sessionCode: string, kind: 'shown' | 'hands', statementId: string): void {
    this.projectorsChanged(sessionCode);
    this.#bus.publish(ownerRoomOf(sessionCode), sessionCode, { kind, statementId });
    this.#emitToOwner(sessionCode, { type: kind, statementId });
  }

  #changed(sessionCode: string, update: VotingSessionUpdate): void {
    this.#emitUpdate(sessionCode, update);
    if (update.type === 'second-round') this.#answered.forget(sessionCode, update.statementId);
    // Arguments that are being typed belong to the statement or phase before.
    if (update.type !== 'devices-away') this.#writing.clear(sessionCode);
  }

  #emitUpdate(sessionCode: string, update: VotingSessionUpdate): void {
    const rooms = [roomOf(sessionCode), ownerRoomOf(sessionCode), projectorRoomOf(sessionCode)];
    this.#io.to(roomOf(sessionCode)).emit(updateEvent(sessionCode), update);
    if (update.type === 'archived') this.#io.in(rooms).socketsLeave(rooms);
  }

  #emitToOwner(sessionCode: string, update: TeacherUpdate): void {
    this.#io.to(ownerRoomOf(sessionCode)).emit(teacherUpdateEvent(sessionCode), update);
  }

  #emitToProjectors(sessionCode: string): void {
    this.#io.to(projectorRoomOf(sessionCode)).emit(projectorEvent(sessionCode));
  }

  #emitComments(sessionCode: string, comments: CommentState[]): void {
    this.#answers.flush(sessionCode);
    this.#emitToOwner(sessionCode, { type: 'comments', comments });
  }

  /** Whether a socket of the owner is connected to this process. */
  #ownerListens(sessionCode: string): boolean {
    return this.#io.of('/').adapter.rooms.has(ownerRoomOf(sessionCode));
  }

  #sendAnswers(sessionCode: string, studentOpinions: OwnerOpinion[]): void {
    const [first, ...more] = studentOpinions;
    if (first === undefined) return;
    const update: TeacherUpdate =
      more.length === 0
        ? { type: 'student-answered', studentOpinion: first }
        : { type: 'students-answered', studentOpinions };
    this.#io.to(ownerRoomOf(sessionCode)).emit(teacherUpdateEvent(sessionCode), update);
  }
}
