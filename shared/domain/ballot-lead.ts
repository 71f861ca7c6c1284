// The buttons that lead through a ballot: the main one and the secondary one, for each step that a board shows.
import type { BallotStep } from './ballot.ts';
import { BALLOTS_MAX } from './limits.ts';

/** A ballot that is on the board. */
export interface AtBallot {
  step: BallotStep;
  /** The last one that was not discarded. */
  round: number;
  /** The box of one that is not open was discarded. */
  open: boolean;
  /** Votes that are missing before it can be closed. */
  missing: number;
  /** Whether any party has a seat in the last closed round. */
  hasSeats: boolean;
}

export interface BallotAction {
  name: 'closeBallot' | 'discardBallot' | 'reopenBallot' | 'seekMajority' | 'toDebate' | 'toResults';
  /** Whether it asks before it acts. */
  arms: boolean;
}

const action = (name: BallotAction['name'], arms = false): BallotAction => ({ name, arms });

const isDiscarded = ({ step, open }: AtBallot): boolean => step === 'vote' && !open;

/** After the last ballot the game ends; after another one the class debates. */
const onward = (at: AtBallot): BallotAction =>
  at.round + Number(isDiscarded(at)) >= BALLOTS_MAX ? action('toResults', true) : action('toDebate');

/** Returns what the main button does. */
export function ballotAction(at: AtBallot): BallotAction {
  if (isDiscarded(at)) return onward(at);
  if (at.step === 'vote') return action(at.missing > 0 ? 'discardBallot' : 'closeBallot', true);
  return at.step === 'seats' && at.hasSeats && at.round < BALLOTS_MAX ? action('seekMajority') : onward(at);
}

/** Returns what the quiet button skips to; null for nowhere. */
export function ballotSkip(at: AtBallot): BallotAction | null {
  if (isDiscarded(at)) return action('reopenBallot');
  if (at.step === 'vote') return null;
  const main = ballotAction(at).name;
  if (main === 'seekMajority') return action('toDebate');
  return main === 'toDebate' ? action('toResults', true) : null;
}

/** Whether a step can be shown: while a ballot is open that one only, and then what it made. */
export const isBallotStep = (step: BallotStep, { open, hasSeats }: { open: boolean; hasSeats: boolean }): boolean =>
  step === 'vote' ? open : !open && (step === 'seats' || hasSeats);
