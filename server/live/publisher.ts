// Tells listeners what was committed: hints to everybody in a voting session, figures to its owner only.
import type { Server } from 'socket.io';
import type { TeacherUpdate, VotingSessionUpdate } from '#shared/contract/live-events.ts';
import type { HiddenArgument, LiveView, StudentOpinion } from '#shared/contract/voting-session.ts';
import {
  hiddenEvent,
  participantsEvent,
  teacherUpdateEvent,
  updateEvent,
  viewEvent,
} from '#shared/domain/live-names.ts';
import { Coalescer } from './coalescer.ts';
import { sendAway } from './gateway.ts';
import type { PeerMessage, Peers } from './peers.ts';
import { codeOfRoom, ownerRoomOf, roomOf } from './rooms.ts';
import type { FindTruth } from './truth.ts';

/** At most 4 participant counts, 14 teacher updates and 2 messages of hidden arguments a second: the 20 that an owner's socket may get. */
const COUNT_WINDOW_MS = 260;
const ANSWERS_WINDOW_MS = 72;
const HIDDEN_WINDOW_MS = 520;
/** What other server processes are told of answers, gathered. */
const PEERS_WINDOW_MS = 25;

export interface Publisher {
  /** A hint for everybody who subscribed, on every server. */
  update(sessionCode: string, update: VotingSessionUpdate): void;
  viewChanged(sessionCode: string, view: LiveView): void;
  /** The owner's devices hide an argument until it is gone, or show it again. */
  argumentHidden(sessionCode: string, argument: HiddenArgument): void;
  answered(sessionCode: string, studentOpinion: StudentOpinion): void;
  joined(sessionCode: string): void;
}

/** Counts the students who joined, from the database. */
export type CountParticipants = (sessionCode: string) => Promise<number | null>;

export class LivePublisher implements Publisher {
  readonly #io: Server;
  readonly #peers: Peers;
  readonly #counts: Coalescer<true>;
  readonly #answers: Coalescer<StudentOpinion>;
  readonly #hidden: Coalescer<HiddenArgument>;
  readonly #figures: Coalescer<StudentOpinion | 'joined'>;

  constructor(io: Server, peers: Peers, countParticipants: CountParticipants) {
    this.#io = io;
    this.#peers = peers;
    this.#counts = new Coalescer(COUNT_WINDOW_MS, (code) => {
      if (!this.#ownerListens(code)) return;
      countParticipants(code).then(
        (count) => count !== null && io.to(ownerRoomOf(code)).emit(participantsEvent(code), count),
        () => {
          // The database is away; the next join or the next read brings the count.
        },
      );
    });
    this.#answers = new Coalescer(ANSWERS_WINDOW_MS, (code, opinions) => this.#tellOwner(code, opinions));
    this.#hidden = new Coalescer(HIDDEN_WINDOW_MS, (code, changes) => {
      const newest = new Map(changes.map((change) => [change.commentId, change]));
      io.to(ownerRoomOf(code)).emit(hiddenEvent(code), [...newest.values()]);
    });
    this.#figures = new Coalescer(PEERS_WINDOW_MS, (code, items) => {
      const opinions = items.filter((item) => item !== 'joined');
      peers.tell(ownerRoomOf(code), code, { kind: 'figures', opinions, joined: items.length > opinions.length });
    });
  }

  update(sessionCode: string, update: VotingSessionUpdate): void {
    this.#peers.tell(roomOf(sessionCode), sessionCode, { kind: 'update', update });
    this.#updateHere(sessionCode, update);
  }

  viewChanged(sessionCode: string, view: LiveView): void {
    this.#peers.tell(ownerRoomOf(sessionCode), sessionCode, { kind: 'view', view });
    this.#io.to(ownerRoomOf(sessionCode)).emit(viewEvent(sessionCode), view);
  }

  argumentHidden(sessionCode: string, argument: HiddenArgument): void {
    this.#peers.tell(ownerRoomOf(sessionCode), sessionCode, { kind: 'hidden', argument });
    if (this.#ownerListens(sessionCode)) this.#hidden.add(sessionCode, argument);
  }

  answered(sessionCode: string, studentOpinion: StudentOpinion): void {
    this.#figures.add(sessionCode, studentOpinion);
    if (this.#ownerListens(sessionCode)) this.#answers.add(sessionCode, studentOpinion);
  }

  joined(sessionCode: string): void {
    this.#figures.add(sessionCode, 'joined');
    if (this.#ownerListens(sessionCode)) this.#counts.add(sessionCode, true);
  }

  /** Passes on what happened on another server. */
  receive(sessionCode: string, message: PeerMessage): void {
    switch (message.kind) {
      case 'update':
        this.#updateHere(sessionCode, message.update);
        return;
      case 'view':
        this.#io.to(ownerRoomOf(sessionCode)).emit(viewEvent(sessionCode), message.view);
        return;
      case 'hidden':
        if (this.#ownerListens(sessionCode)) this.#hidden.add(sessionCode, message.argument);
        return;
      case 'figures':
        if (!this.#ownerListens(sessionCode)) return;
        if (message.opinions.length > 0) this.#answers.add(sessionCode, ...message.opinions);
        if (message.joined) this.#counts.add(sessionCode, true);
    }
  }

  /** After messages of other servers were lost: everybody here hears where their session is, and owners come back to read everything. */
  async catchUp(findTruth: FindTruth): Promise<void> {
    const rooms = [...this.#io.of('/').adapter.rooms.keys()];
    const codes = new Set(rooms.map(codeOfRoom).filter((code) => code !== null));
    for (const [code, update] of await findTruth([...codes])) this.#updateHere(code, update);
    for (const code of codes) sendAway(this.#io, ownerRoomOf(code));
  }

  close(): void {
    this.#counts.close();
    this.#answers.close();
    this.#hidden.close();
    this.#figures.close();
    this.#peers.close();
  }

  #updateHere(sessionCode: string, update: VotingSessionUpdate): void {
    const rooms = [roomOf(sessionCode), ownerRoomOf(sessionCode)];
    this.#io.to(roomOf(sessionCode)).emit(updateEvent(sessionCode), update);
    if (update.type === 'archived') this.#io.in(rooms).socketsLeave(rooms);
  }

  /** Whether a socket of the owner is connected to this process. */
  #ownerListens(sessionCode: string): boolean {
    return this.#io.of('/').adapter.rooms.has(ownerRoomOf(sessionCode));
  }

  #tellOwner(sessionCode: string, studentOpinions: StudentOpinion[]): void {
    const [first, ...more] = studentOpinions;
    if (first === undefined) return;
    const update: TeacherUpdate =
      more.length === 0
        ? { type: 'student-answered', studentOpinion: first }
        : { type: 'students-answered', studentOpinions };
    this.#io.to(ownerRoomOf(sessionCode)).emit(teacherUpdateEvent(sessionCode), update);
  }
}
