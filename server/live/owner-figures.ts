import type { Server } from 'socket.io';
import type { TeacherUpdate } from '#shared/contract/live-events.ts';
import type { OwnerOpinion } from '#shared/contract/voting-session.ts';
import { participantsEvent, teacherUpdateEvent } from '#shared/domain/live-event-names.ts';
import { AnsweredCounts, type CountAnswered } from './answered-counts.ts';
import type { OneServersMessage } from './bus-message.ts';
import { Coalescer } from './coalescer.ts';
import type { MessageBus } from './message-bus.ts';
import { ownerRoomOf } from './rooms.ts';

/** At most 4 participant counts and 14 messages of answers a second: with 2 of hidden arguments the 20 that an owner's socket may get. */
const COUNT_WINDOW_MS = 260;
const ANSWERS_WINDOW_MS = 72;
/** Answers and joins are sent to other server processes once per window. */
const BUS_WINDOW_MS = 25;

/** What the database counts. */
export interface Counts {
  /** The students who joined. */
  participants: (sessionCode: string) => Promise<number>;
  answered: CountAnswered;
}

/** What happened since the last message to other servers. */
type Figure = { studentOpinion: OwnerOpinion } | { answeredStatement: string } | 'joined';

type FiguresMessage = Extract<OneServersMessage, { kind: 'figures' }>;

/** Gathers answers and joins, here and on other servers, into few messages to an owner whose sockets are connected here. */
export class OwnerFigures {
  readonly #io: Server;
  readonly #counts: Coalescer<true>;
  readonly #answers: Coalescer<OwnerOpinion>;
  readonly #answered: AnsweredCounts;
  readonly #elsewhere: Coalescer<Figure>;

  /** `onAnsweredCount`: called for each new number of answers to a statement, in games whose owner is told no more of them. */
  constructor(io: Server, bus: MessageBus, counts: Counts, onAnsweredCount: (sessionCode: string) => void) {
    this.#io = io;
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
    this.#elsewhere = new Coalescer(BUS_WINDOW_MS, (code, items) => {
      const changes = items.filter((item) => item !== 'joined');
      bus.publish(ownerRoomOf(code), code, {
        kind: 'figures',
        opinions: changes.flatMap((change) => ('studentOpinion' in change ? [change.studentOpinion] : [])),
        joined: items.length > changes.length,
        answeredStatement: changes.findLast((change) => 'answeredStatement' in change)?.answeredStatement ?? null,
      });
    });
    this.#answered = new AnsweredCounts(counts.answered, (code, statementId, count) => {
      onAnsweredCount(code);
      this.#emit(code, { type: 'answered', statementId, ...count });
    });
  }

  /** An answer was stored whose content the owner may read. */
  add(sessionCode: string, studentOpinion: OwnerOpinion): void {
    this.#elsewhere.add(sessionCode, { studentOpinion });
    if (this.#ownerListens(sessionCode)) this.#answers.add(sessionCode, studentOpinion);
  }

  /** An answer to that statement was stored, of which the owner learns only the number. */
  count(sessionCode: string, statementId: string): void {
    this.#elsewhere.add(sessionCode, { answeredStatement: statementId });
    this.#answered.add(sessionCode, statementId);
  }

  joined(sessionCode: string): void {
    this.#elsewhere.add(sessionCode, 'joined');
    if (this.#ownerListens(sessionCode)) this.#counts.add(sessionCode, true);
  }

  /** What happened on another server. */
  receive(sessionCode: string, { opinions, joined, answeredStatement }: FiguresMessage): void {
    if (!this.#ownerListens(sessionCode)) return;
    if (answeredStatement) this.#answered.add(sessionCode, answeredStatement);
    if (opinions.length > 0) this.#answers.add(sessionCode, ...opinions);
    if (joined) this.#counts.add(sessionCode, true);
  }

  /** A new round of that statement began. */
  forget(sessionCode: string, statementId: string): void {
    this.#answered.forget(sessionCode, statementId);
  }

  /** Sends other servers the answers that wait: they belong to the state before what is sent next. */
  flushElsewhere(sessionCode: string): void {
    this.#elsewhere.flush(sessionCode);
  }

  /** The same to the sockets that are connected here. */
  flushHere(sessionCode: string): void {
    this.#answers.flush(sessionCode);
  }

  close(): void {
    for (const part of [this.#counts, this.#answers, this.#elsewhere, this.#answered]) part.close();
  }

  /** Whether a socket of the owner is connected to this process. */
  #ownerListens(sessionCode: string): boolean {
    return this.#io.of('/').adapter.rooms.has(ownerRoomOf(sessionCode));
  }

  #sendAnswers(sessionCode: string, studentOpinions: OwnerOpinion[]): void {
    const [first, ...more] = studentOpinions;
    if (first === undefined) return;
    this.#emit(
      sessionCode,
      more.length === 0
        ? { type: 'student-answered', studentOpinion: first }
        : { type: 'students-answered', studentOpinions },
    );
  }

  #emit(sessionCode: string, update: TeacherUpdate): void {
    this.#io.to(ownerRoomOf(sessionCode)).emit(teacherUpdateEvent(sessionCode), update);
  }
}
