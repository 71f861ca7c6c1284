import type { BusMessage } from './bus-message.ts';

/** A message about the voting session with that code. */
export interface Sent {
  code: string;
  message: BusMessage;
}
type Merge = (waiting: readonly Sent[]) => Sent;

/** How a kind of update travels. */
interface Way {
  /** Milliseconds between two of its messages to a listener; null: each at once, after the answers before it. */
  window: number | null;
  merge: Merge;
  /** Whether it waits also after a quiet time. */
  isLate: boolean;
  /** When projectors without a login read again. */
  board: 'now' | 'soon' | 'same';
}
type Ways<To extends BusMessage['to']> = Record<Extract<BusMessage, { to: To }>['update']['type'], Way>;

const last: Merge = (waiting) => waiting.reduce((_, later) => later);
const answers: Merge = (waiting) => {
  const studentOpinions = waiting.flatMap(({ message: { update } }) =>
    update.type === 'students-answered' ? update.studentOpinions : [],
  );
  return { ...last(waiting), message: { to: 'owner', update: { type: 'students-answered', studentOpinions } } };
};
const atOnce: Way = { window: null, merge: last, isLate: false, board: 'now' };
const gathered = (window: number, more: Partial<Way> = {}): Way => ({ ...atOnce, window, board: 'soon', ...more });

/** A class causes at most 20 updates a second to an owner's socket (a test adds up). */
export const WAYS: { [To in BusMessage['to']]: Ways<To> } = {
  everybody: {
    'session-started': atOnce,
    'next-question': atOnce,
    // After the statement that a teacher adds and shows by one press: a thousand phones get its event first.
    statements: gathered(400, { isLate: true, board: 'now' }),
    'second-round': atOnce,
    'devices-away': atOnce,
    ballot: atOnce,
    // Everybody who shows questions reads them again.
    questions: gathered(1_000),
    guess: atOnce,
    results: atOnce,
    archived: atOnce,
  },
  owner: {
    'students-answered': gathered(100, { merge: answers }),
    participants: gathered(260),
    // Projectors only where the number moved: of several statements the latest.
    answered: gathered(520, { board: 'same' }),
    voted: gathered(1_000),
    questions: gathered(1_000),
    // An outage refuses the answers of a whole class, again and again.
    unstored: gathered(2_000, { board: 'same' }),
    locked: atOnce,
    hold: atOnce,
    shown: atOnce,
    hands: atOnce,
    comments: atOnce,
    view: atOnce,
    device: { ...atOnce, board: 'same' },
  },
  // A projector reads everything.
  projectors: { board: gathered(400, { board: 'same' }) },
};

export function wayOf(message: BusMessage): Way {
  if (message.to === 'everybody') return WAYS.everybody[message.update.type];
  return message.to === 'owner' ? WAYS.owner[message.update.type] : WAYS.projectors[message.update.type];
}

/** The one message that says what several of a kind do. */
export const merged = (waiting: readonly Sent[]): Sent => wayOf(last(waiting).message).merge(waiting);
