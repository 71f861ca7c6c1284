// The steps of a lesson: where the class is, what comes next, and where “back” leads; one table for devices and server.

import type { LiveView } from './live-views.ts';
import type { GameType, Round } from './voting-session.ts';

export const STEPS = ['vote', 'look', 'talk', 'again', 'moved', 'parties'] as const;
export type Step = (typeof STEPS)[number];

/** The part of a view that is on the board if not everything fits; `page` counts from 0. */
export const AT_KINDS = ['party', 'arguments', 'explanation', 'slide', 'question'] as const;
export type AtKind = (typeof AT_KINDS)[number];

/** While fewer than this share of the class has answered, the main button asks before it shows the result. */
const MOST = 0.8;

/** The view in which a step begins, and the round that it belongs to; null for either. */
const HOME = {
  vote: { view: 'question', round: 1 },
  look: { view: 'statement-results', round: 1 },
  talk: { view: 'argument-pair', round: 1 },
  again: { view: 'question', round: null },
  moved: { view: 'statement-results', round: 2 },
  parties: { view: 'party-arguments', round: 1 },
} as const satisfies Record<Step, { view: LiveView; round: Round | null }>;

const STEPS_OF: Record<GameType, readonly Step[]> = {
  debate: ['vote', 'look', 'talk', 'again', 'moved'],
  party: ['vote', 'parties'],
};

/** The steps of a statement in a game of that type, in their order. */
export const stepsOf = (type: GameType): readonly Step[] => STEPS_OF[type];

/** The steps that a teacher is offered; what moved is the result of the second vote. */
export const pillsOf = (type: GameType): Step[] => STEPS_OF[type].filter((step) => step !== 'moved');

/** The view in which a step begins. */
export const homeViewOf = (step: Step): LiveView => HOME[step].view;

/** Whether a statement in that round can enter the step; `again` is entered from either. */
export const isStepOf = (step: Step, type: GameType, round: Round): boolean =>
  STEPS_OF[type].includes(step) && (HOME[step].round ?? round) === round;

export interface Clock {
  isOver: boolean;
}

/** The state of the board at a statement. */
export interface Board {
  type: GameType;
  view: LiveView;
  round: Round;
  /** Its kind; null if the view shows all that it has. */
  at: AtKind | null;
  /** Null if there is none. */
  clock: Clock | null;
  devicesAway: boolean;
  /** Whether there is a snapshot of the present round. */
  isShown: boolean;
}

/** Whether the class talks already, or did: a clock was set and the phones are down. */
export const hasTalkBegun = ({ clock, devicesAway }: Pick<Board, 'clock' | 'devicesAway'>): boolean =>
  clock !== null && devicesAway;

/** The step of a debate that is left for a view that belongs to none. */
function stepBehind(board: Pick<Board, 'round' | 'isShown' | 'clock' | 'devicesAway'>): Step {
  if (board.round === 2) return board.isShown ? 'moved' : 'again';
  if (hasTalkBegun(board)) return 'talk';
  return board.isShown ? 'look' : 'vote';
}

/** Returns the step of a board: by type, view and round; by the rest only in a view that belongs to no step. */
export function stepOf(board: Board): Step {
  const { type, view, round, at } = board;
  if (type === 'party') return at === 'party' || view === 'party-arguments' ? 'parties' : 'vote';
  if (view === 'question' || view === 'hands') return round === 2 ? 'again' : 'vote';
  if (view === 'statement-results') return round === 2 ? 'moved' : 'look';
  if (view === 'argument-pair' && round === 1) return 'talk';
  return stepBehind(board);
}

/** A statement that the class is at. */
export interface AtStatement extends Board {
  participants: number;
  /** Students who answered in the present round. */
  answered: number;
  /** Whether enough of them did for a result, as far as that is known. */
  mayShow: boolean;
  hasHands: boolean;
  /** Whether the game ends after it. */
  isLast: boolean;
  /** Whether the class voted for parties before, and may once more. */
  mayOpenBallot: boolean;
  /** Party game: how many pages the answer of the parties has, 0 before it is fixed, and which one is shown. */
  pages: number;
  page: number;
}

export type ActionName =
  | 'callPhones'
  | 'countHands'
  | 'showResult'
  | 'talk'
  | 'talkOn'
  | 'voteAgain'
  | 'showMoved'
  | 'showParties'
  | 'nextParty'
  | 'nextStatement'
  | 'openBallot'
  | 'toResults';

export interface Action {
  name: ActionName;
  /** Why it asks before it acts: few have answered yet, or it cannot be undone. */
  arms: 'few' | 'final' | null;
}

const action = (name: ActionName, arms: Action['arms'] = null): Action => ({ name, arms });

/** Whether everybody who joined has answered in the present round; false where nobody joined. */
export const haveAllAnswered = ({ participants, answered }: Pick<AtStatement, 'participants' | 'answered'>): boolean =>
  participants > 0 && answered >= participants;

const ifFew = ({ participants, answered }: AtStatement): Action['arms'] =>
  answered < MOST * participants ? 'few' : null;

const showResult = (at: AtStatement): Action => action('showResult', ifFew(at));
const showMoved = (at: AtStatement): Action => action('showMoved', ifFew(at));
const showParties = (at: AtStatement): Action => action('showParties', at.pages === 0 ? ifFew(at) : null);
const talk = (at: AtStatement): Action => action(hasTalkBegun(at) ? 'talkOn' : 'talk');
function onward({ isLast, mayOpenBallot }: AtStatement): Action {
  if (!isLast) return action('nextStatement');
  return mayOpenBallot ? action('openBallot') : action('toResults', 'final');
}

const ACTIONS: Record<Step, (at: AtStatement) => Action> = {
  vote: (at) => {
    if (at.type === 'party') return showParties(at);
    if (at.devicesAway && at.answered < at.participants) return action('callPhones');
    if (at.participants === 0 && !at.hasHands && at.view !== 'hands') return action('countHands');
    return showResult(at);
  },
  look: (at) => {
    // If there is nothing to show, the step is left out; once there is something, it comes next.
    if (!at.isShown && at.mayShow && (at.answered > 0 || at.hasHands)) return action('showResult');
    return talk(at);
  },
  talk: (at) => (at.isShown || hasTalkBegun(at) ? action('voteAgain', 'final') : action('showResult')),
  again: showMoved,
  moved: onward,
  parties: (at) => {
    if (at.pages === 0) return action('showParties');
    return at.at === null || at.page < at.pages - 1 ? action('nextParty') : onward(at);
  },
};

/** Returns what the main button does. */
export const actionAt = (at: AtStatement): Action => ACTIONS[stepOf(at)](at);

/** The quiet button, which skips the rest of a statement: from the result on, and null before. */
export function skipAction(at: AtStatement): Action | null {
  const step = stepOf(at);
  const main = actionAt(at).name;
  if (main === 'openBallot') return action('toResults', 'final');
  return step === 'vote' || main === 'nextStatement' || main === 'toResults' ? null : onward(at);
}

/** How a step of the statement is reached: by its view alone, or by what the main button does to enter it. */
export type Way = { view: LiveView } | { action: Action };

const ENTERED: Partial<Record<Step, (at: AtStatement) => Action>> = {
  look: showResult,
  talk,
  moved: showMoved,
  parties: showParties,
};

/** Returns how a step is reached; null for the present one, or none from this round. An earlier step is only viewed. */
export function wayTo(at: AtStatement, step: Step): Way | null {
  const here = stepOf(at);
  if (step === here) return null;
  if (step === 'again' && at.round === 1 && at.type === 'debate') return { action: action('voteAgain', 'final') };
  if (!isStepOf(step, at.type, at.round)) return null;
  const order = STEPS_OF[at.type];
  const entered = order.indexOf(step) < order.indexOf(here) ? undefined : ENTERED[step]?.(at);
  return entered === undefined ? { view: HOME[step].view } : { action: entered };
}

/** The target of “back”: another view of the statement, or the party before; null for none. Changes nothing else. */
export type Back = { view: LiveView; page: number | null };

const PREVIOUS: Record<Step, LiveView | null> = {
  vote: null,
  look: 'question',
  talk: 'statement-results',
  again: null,
  moved: 'question',
  parties: 'question',
};

/**
 * If hands were asked for, the class votes within another step, whose phones and clock stay as they are. Counted hands
 * are no reason to show a result.
 */
const stepBehindHands = (at: AtStatement): Step => stepBehind({ ...at, isShown: at.isShown && !at.hasHands });

/**
 * The target of “back” at a statement: from a view without a step that of its step, from hands the view in which they
 * began.
 */
export function backOf(at: AtStatement): Back | null {
  if (at.view === 'hands') return { view: HOME[stepBehindHands(at)].view, page: null };
  const step = stepOf(at);
  if (step === 'parties' && at.at !== null && at.page > 0) return { view: at.view, page: at.page - 1 };
  if (at.view !== HOME[step].view) return { view: HOME[step].view, page: null };
  const view = PREVIOUS[step];
  return view === null ? null : { view, page: null };
}

/** Whether the main button is full green: everybody has answered, or the time is over. */
export function isAwake(at: AtStatement): boolean {
  const step = stepOf(at);
  const asks = step === 'vote' || step === 'again';
  return (asks && haveAllAnswered(at)) || (step !== 'look' && at.clock?.isOver === true);
}
