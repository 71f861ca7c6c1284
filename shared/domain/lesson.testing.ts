import type { AtStatement } from './lesson.ts';

/** A statement that a class of 22 has just answered; for the tests beside it. */
export const fresh: AtStatement = {
  type: 'debate',
  view: 'question',
  round: 1,
  at: null,
  clock: null,
  devicesAway: false,
  isShown: false,
  participants: 22,
  answered: 22,
  mayShow: true,
  hasHands: false,
  isLast: false,
  mayOpenBallot: false,
  pages: 0,
  page: 0,
};
