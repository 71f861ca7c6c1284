import { expect, it } from 'vitest';
import type { ProjectorState } from '#shared/contract/projector.ts';
import { keepClock } from './projectors.ts';

const GAME: NonNullable<ProjectorState['game']> = {
  code: 'ABC234',
  name: '',
  type: 'debate',
  tempo: 'teacher',
  state: 'ongoing',
  locked: false,
  showDifficultWords: false,
  devicesAway: false,
  students: 0,
  live: { view: 'question', resultView: 'parties', clock: null, pair: null, at: null, talkSeconds: 300, ballot: null },
  total: 1,
  current: null,
  shown: null,
  played: null,
  questions: null,
  ballot: null,
  ballotParties: null,
  progress: null,
  results: null,
};
const withClock = (endsAt: string | null, remainingMs = 0): ProjectorState => ({
  pairingCode: null,
  game: { ...GAME, live: { ...GAME.live, clock: endsAt === null ? null : { endsAt, remainingMs } } },
});
const clockOf = ({ game }: ProjectorState) => game?.live.clock;

it('a clock runs on from when it was first read, until it is set anew or taken away', () => {
  const first = withClock('10:00', 60_000);
  expect(clockOf(keepClock(first, undefined))).toBe(clockOf(first));
  expect(clockOf(keepClock(withClock('10:00', 41_000), first))).toBe(clockOf(first));
  const longer = withClock('10:01', 71_000);
  expect(clockOf(keepClock(longer, first))).toBe(clockOf(longer));
  expect(clockOf(keepClock(withClock(null), first))).toBeNull();
});
