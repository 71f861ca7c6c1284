import type { StudentOpinion } from '#shared/contract/voting-session.ts';
import { OPINION_MAX } from '#shared/domain/limits.ts';
import { ApiError, errorCodeOf } from '#web/client/api-error.ts';
import { bytesOf } from '#web/client/bytes.ts';
import { liveStatus } from '#web/client/live-client.ts';
import { whileNobodySends } from '#web/client/sending-lock.ts';
import { withTimeout } from '#web/client/with-timeout.ts';
import { sendAnswer, sendGuess } from '#web/data/answers.ts';
import { readSession, refetchSession } from '#web/session/session-query.ts';
import { readClientId } from '#web/shell/identity.ts';
import { readStored, writeStored } from '#web/shell/local-store.ts';
import { OutboxQueue, type QueuedAnswer, type SendResult } from './outbox-queue.ts';

const NAME = 'outbox';
/** The bytes of the longest option in JSON. */
const OPTION_BYTES = OPINION_MAX * 4 + 2;
/** Milliseconds over which a class that comes back online spreads what it sends. */
const SPREAD_MS = 1_000;
/** Milliseconds until an answer that the teacher's lock refused is sent again. */
const LOCKED_MS = 5_000;
/** For a reply that does not come from the server: everything is sent again. */
const AGAIN = { kind: 'again', everything: true, afterMs: 0 } as const;

/** Returns whether another try makes sense after this failure. An answer is dropped only if the server refuses it for good. */
export function sendResultOf(failure: unknown): SendResult<never> {
  if (!(failure instanceof ApiError)) return AGAIN;
  const { status, retryAfter } = failure;
  if (status === 0) return AGAIN;
  if (status === 429) return { kind: 'again', everything: true, afterMs: (retryAfter ?? 1) * 1_000 };
  // An error without one of our codes comes from a school's filter or from the log-in page of its Wi-Fi.
  if (status < 500 && failure.code === 'INTERNAL') return AGAIN;
  // The teacher may unlock the game: until then the answer waits here.
  if (failure.code === 'LOCKED') return { kind: 'again', everything: false, afterMs: LOCKED_MS };
  if (status >= 500 || status === 408 || failure.code === 'CHANGED_MEANWHILE')
    return { kind: 'again', everything: false, afterMs: (retryAfter ?? 0) * 1_000 };
  // The code stops working when a game is archived.
  return { kind: 'refused', late: failure.code === 'WRONG_STATE' || failure.code === 'INVALID_CODE' };
}

/** Whether the student has answered for another party, on another device. Their screens show that party then. */
async function playsAnother(code: string, partyId: string, clientId?: string): Promise<boolean> {
  const { studentOpinions } = await readSession(code, clientId);
  return studentOpinions.some((answer) => answer.partyId !== null && answer.partyId !== partyId);
}

/** How many bytes longer an answer could be with another option. */
const roomFor = (opinion: string): number => Math.max(0, OPTION_BYTES - bytesOf(JSON.stringify(opinion)));

async function sendOpinion({
  code,
  statementId,
  opinion,
  comment,
  partyId,
  round,
  version,
  clientId,
}: QueuedAnswer): Promise<SendResult<StudentOpinion>> {
  try {
    const saved = await withTimeout((signal) =>
      sendAnswer({
        code,
        statementId,
        body: { opinion, partyId, round, version, ...(comment !== null && { comment }) },
        room: roomFor(opinion),
        signal,
        // As the student who gave it, even if a teacher has logged in since.
        as: clientId ?? readClientId(),
      }),
    );
    return { kind: 'saved', saved };
  } catch (failure) {
    const reason = errorCodeOf(failure);
    // The next read says so as well, and the screen follows it.
    if (reason === 'LOCKED') void refetchSession(code);
    // The next read says whether the answer was late, and whether there is a second round.
    if (reason === 'WRONG_STATE') await refetchSession(code);
    const result = sendResultOf(failure);
    if (result.kind !== 'refused' || !result.late || partyId === null) return result;
    return { kind: 'refused', late: !(await playsAnother(code, partyId, clientId).catch(() => false)) };
  }
}

/** Stores a guess; one that comes too late, or that a game does not take, is refused without a word. */
async function putGuess({ code, statementId, clientId }: QueuedAnswer, guess: number): Promise<SendResult<number>> {
  try {
    const saved = await withTimeout((signal) =>
      sendGuess(code, statementId, guess, clientId ?? readClientId(), signal),
    );
    return { kind: 'saved', saved: saved.guess };
  } catch (failure) {
    if (errorCodeOf(failure) === 'WRONG_STATE') void refetchSession(code);
    return sendResultOf(failure);
  }
}

/** The part of an entry that the server has stored; null for parts that were not sent, or not accepted. */
interface Sent {
  /** The id of the answer, or of the entry in which a guess waited alone. */
  _id: string;
  answer: StudentOpinion | null;
  guess: number | null;
}

async function send(queued: QueuedAnswer): Promise<SendResult<Sent>> {
  const answer: SendResult<StudentOpinion | null> = queued.isStored
    ? { kind: 'saved', saved: null }
    : await sendOpinion(queued);
  if (answer.kind !== 'saved') return answer;
  const sent = { _id: answer.saved === null ? queued.id : answer.saved._id, answer: answer.saved, guess: null };
  if (queued.guess === undefined || !sent._id) return { kind: 'saved', saved: sent };
  const guess = await putGuess(queued, queued.guess);
  if (guess.kind !== 'saved') return guess.kind === 'again' ? guess : { kind: 'saved', saved: sent };
  // A school's filter may reply in the server's place.
  return guess.saved === queued.guess ? { kind: 'saved', saved: { ...sent, guess: guess.saved } } : AGAIN;
}

/** Calls back after that many milliseconds; returns a function that cancels it. */
function waitFor(ms: number, then: () => void): () => void {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
}

/** A queue that is stored in this browser under that name. */
export const createOutbox = <Saved extends { _id: string }>(
  name: string,
  send: (queued: QueuedAnswer) => Promise<SendResult<Saved>>,
): OutboxQueue<Saved> =>
  new OutboxQueue({
    load: () => readStored(name),
    save: (text) => writeStored(name, text),
    send: async (queued) => {
      const result = await send(queued);
      // A school's filter may reply in the server's place.
      return result.kind !== 'saved' || result.saved._id ? result : AGAIN;
    },
    alone: whileNobodySends,
    wait: waitFor,
    random: Math.random,
    now: Date.now,
    makeId: () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`,
  });

export const outbox = createOutbox<Sent>(NAME, send);

/** Sends what a queue has whenever the network or the student comes back, and what an earlier page left. */
export function whenBack(queue: Pick<OutboxQueue<unknown>, 'flushSoon' | 'reload'>, name: string): void {
  const soon = () => queue.flushSoon(SPREAD_MS);
  window.addEventListener('online', soon);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') soon();
  });
  liveStatus.subscribe(() => {
    if (liveStatus.read() === 'online') soon();
  });
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === name) queue.reload();
  });
  soon();
}

let started = false;

/** Once per page is enough. */
export function startOutbox(): void {
  if (started) return;
  started = true;
  window.addEventListener('storage', ({ key, newValue }) => {
    // The student has left the device in another tab.
    if (key === 'client-id' && newValue === null) location.replace('/');
  });
  whenBack(outbox, NAME);
}
