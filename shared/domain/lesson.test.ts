import { describe, expect, it } from 'vitest';
import { fresh } from './lesson.testing.ts';
import {
  AT_KINDS,
  type AtStatement,
  actionAt,
  backOf,
  homeViewOf,
  isAwake,
  isStepOf,
  type Step,
  stepOf,
  stepsOf,
} from './lesson.ts';
import { LIVE_VIEWS, viewsOf } from './live-views.ts';
import { ROUNDS } from './voting-session.ts';

const main = (change: Partial<AtStatement>) => actionAt({ ...fresh, ...change });
const mainName = (change: Partial<AtStatement>) => main(change).name;

const isDown = [false, true];
const clocks = [null, { isOver: false }, { isOver: true }];

/**
 * Every state of a statement on the server, for a class of three of which nobody, some or all answered, or without
 * devices. All of them are enough for a result, and some may be.
 */
function* everyState(): Generator<AtStatement> {
  for (const type of ['debate', 'party'] as const)
    for (const view of viewsOf(type, () => true))
      for (const round of type === 'party' ? ([1] as const) : ROUNDS)
        for (const at of [null, ...AT_KINDS])
          for (const clock of clocks)
            for (const devicesAway of isDown)
              for (const isShown of type === 'party' ? [false] : isDown)
                for (const [participants, answered, mayShow] of [
                  [0, 0, true],
                  [3, 0, false],
                  [3, 2, false],
                  [3, 2, true],
                  [3, 3, true],
                ] as const)
                  for (const hasHands of isDown)
                    for (const isLast of isDown)
                      for (const [pages, page] of type === 'party'
                        ? ([
                            [0, 0],
                            [1, 0],
                            [7, 0],
                            [7, 6],
                          ] as const)
                        : ([[0, 0]] as const))
                        yield {
                          type,
                          view,
                          round,
                          at,
                          clock,
                          devicesAway,
                          isShown,
                          participants,
                          answered,
                          mayShow,
                          hasHands,
                          isLast,
                          mayOpenBallot: isLast && devicesAway,
                          pages,
                          page,
                        };
}

/** The server's result of a press; null where it leads to another statement or the results. */
function press(at: AtStatement): AtStatement | null {
  const isShown = at.isShown || at.mayShow || at.hasHands;
  const enter = (step: Step, change: Partial<AtStatement> = {}) => ({
    ...at,
    at: null,
    view: homeViewOf(step),
    ...change,
  });
  switch (actionAt(at).name) {
    case 'callPhones':
      return { ...at, devicesAway: false };
    case 'countHands':
      return { ...at, view: 'hands' };
    case 'showResult':
      return enter('look', { isShown, clock: null, devicesAway: false });
    case 'talk':
      return enter('talk', { isShown, clock: at.clock ?? { isOver: false }, devicesAway: true });
    case 'talkOn':
      return enter('talk');
    case 'voteAgain':
      return enter('again', { round: 2, isShown: false, clock: null, devicesAway: false });
    case 'showMoved':
      return enter('moved', { isShown, clock: null, devicesAway: false });
    case 'showParties':
      return enter('parties', { at: 'party', pages: 7, page: 0, devicesAway: true });
    case 'nextParty':
      return enter('parties', { at: 'party', page: at.at === null ? 0 : at.page + 1 });
    default:
      return null;
  }
}

describe('the step', () => {
  it.each([
    ['question', 1, 'vote'],
    ['hands', 1, 'vote'],
    ['statement-results', 1, 'look'],
    ['argument-pair', 1, 'talk'],
    ['question', 2, 'again'],
    ['hands', 2, 'again'],
    ['statement-results', 2, 'moved'],
  ] as const)('of %s in round %s is %s, whatever clock, phones and snapshot are', (view, round, step) => {
    for (const clock of clocks)
      for (const devicesAway of isDown)
        for (const isShown of isDown) expect(stepOf({ ...fresh, view, round, clock, devicesAway, isShown })).toBe(step);
  });

  it('of a view that belongs to none is where the class is', () => {
    for (const view of ['group-arguments', 'party-arguments'] as const) {
      expect(stepOf({ ...fresh, view })).toBe('vote');
      expect(stepOf({ ...fresh, view, isShown: true })).toBe('look');
      expect(stepOf({ ...fresh, view, clock: { isOver: true }, devicesAway: true })).toBe('talk');
      expect(stepOf({ ...fresh, view, clock: { isOver: true } })).toBe('vote');
      expect(stepOf({ ...fresh, view, round: 2 })).toBe('again');
      expect(stepOf({ ...fresh, view, round: 2, isShown: true })).toBe('moved');
    }
  });

  it('of a party game is the vote or the parties', () => {
    for (const view of LIVE_VIEWS)
      expect(stepOf({ ...fresh, type: 'party', view })).toBe(view === 'party-arguments' ? 'parties' : 'vote');
    expect(stepOf({ ...fresh, type: 'party', at: 'party' })).toBe('parties');
  });

  it('can be entered in its own round only', () => {
    const entered = (round: 1 | 2) => stepsOf('debate').filter((step) => isStepOf(step, 'debate', round));
    expect(entered(1)).toEqual(['vote', 'look', 'talk', 'again']);
    expect(entered(2)).toEqual(['again', 'moved']);
    expect(isStepOf('look', 'party', 1)).toBe(false);
    expect(isStepOf('parties', 'debate', 1)).toBe(false);
  });
});

describe('the main button', () => {
  it.each([
    [false, 6],
    [true, 7],
  ])('leads a debate by the book, the last statement %s, in %s presses', (isLast, expected) => {
    const names = [];
    let presses = 0;
    let at: AtStatement | null = { ...fresh, isLast };
    while (at !== null) {
      const next = actionAt(at);
      names.push(next.name);
      // What cannot be undone asks first.
      presses += next.arms === null ? 1 : 2;
      at = press(at);
    }
    expect(names).toEqual(['showResult', 'talk', 'voteAgain', 'showMoved', isLast ? 'toResults' : 'nextStatement']);
    expect(presses).toBe(expected);
  });

  it('gets every state to the next statement, in eight steps at most, without a circle', () => {
    let states = 0;
    for (const state of everyState()) {
      states++;
      const from = state.type === 'party' ? { ...state, at: state.at === 'party' ? ('party' as const) : null } : state;
      let presses = 1;
      for (let at = press(from); at !== null; at = press(at)) {
        presses++;
        expect(presses, JSON.stringify(state)).toBeLessThanOrEqual(8);
      }
    }
    expect(states).toBeGreaterThan(5_000);
  });

  it('leads to the next statement only from the last step, and every state is at a step of its game', () => {
    for (const state of everyState()) {
      const step = stepOf(state);
      expect(stepsOf(state.type)).toContain(step);
      if (actionAt(state).name === 'nextStatement') expect(['moved', 'parties']).toContain(step);
    }
  });

  it('calls phones back, and lets hands be counted where nobody has a device', () => {
    expect(mainName({ devicesAway: true, answered: 21 })).toBe('callPhones');
    expect(mainName({ devicesAway: true })).toBe('showResult');
    expect(mainName({ participants: 0, answered: 0 })).toBe('countHands');
    expect(mainName({ participants: 0, answered: 0, view: 'hands' })).toBe('showResult');
    expect(mainName({ participants: 0, answered: 0, hasHands: true })).toBe('showResult');
  });

  it('asks first while fewer than four of five have answered, and before what cannot be undone', () => {
    expect(main({ answered: 17 })).toEqual({ name: 'showResult', arms: 'few' });
    expect(main({ answered: 18 })).toEqual({ name: 'showResult', arms: null });
    expect(main({ round: 2, answered: 17 })).toEqual({ name: 'showMoved', arms: 'few' });
    expect(main({ type: 'party', answered: 1 })).toEqual({ name: 'showParties', arms: 'few' });
    expect(main({ type: 'party', answered: 1, pages: 3 })).toEqual({ name: 'showParties', arms: null });
    expect(main({ view: 'statement-results', round: 2, isShown: true, isLast: true })).toEqual({
      name: 'toResults',
      arms: 'final',
    });
  });

  it('opens the second ballot after the last statement, where a first one was held', () => {
    const last = { view: 'statement-results', round: 2, isShown: true, isLast: true, mayOpenBallot: true } as const;
    expect(main(last)).toEqual({ name: 'openBallot', arms: null });
    expect(main({ ...last, isLast: false }).name).toBe('nextStatement');
  });

  it('goes on talking where the class has talked or nothing may be shown, and shows what may be shown first', () => {
    const talked = { clock: { isOver: true }, devicesAway: true };
    expect(mainName({ view: 'statement-results', isShown: true, ...talked })).toBe('talkOn');
    expect(mainName({ view: 'statement-results', ...talked })).toBe('showResult');
    expect(mainName({ view: 'argument-pair' })).toBe('showResult');
    expect(mainName({ view: 'argument-pair', ...talked })).toBe('voteAgain');
    const tooFew = { view: 'statement-results', answered: 2, mayShow: false } as const;
    expect(mainName(tooFew)).toBe('talk');
    expect(mainName({ ...tooFew, ...talked })).toBe('talkOn');
    expect(mainName({ ...tooFew, mayShow: true })).toBe('showResult');
    expect(mainName({ view: 'statement-results', answered: 0 })).toBe('talk');
    expect(mainName({ view: 'statement-results', answered: 0, hasHands: true })).toBe('showResult');
  });

  it('is awake when everybody has answered or the time is over', () => {
    const awake = (change: Partial<AtStatement>) => isAwake({ ...fresh, ...change });
    expect(awake({})).toBe(true);
    expect(awake({ answered: 21 })).toBe(false);
    expect(awake({ answered: 21, clock: { isOver: true } })).toBe(true);
    expect(awake({ view: 'argument-pair' })).toBe(false);
    expect(awake({ view: 'argument-pair', clock: { isOver: true } })).toBe(true);
    expect(awake({ participants: 0, answered: 0 })).toBe(false);
  });
});

describe('back', () => {
  const back = (change: Partial<AtStatement>) => backOf({ ...fresh, ...change });

  it('goes to the view before of the same statement', () => {
    expect(back({})).toBeNull();
    expect(back({ round: 2 })).toBeNull();
    expect(back({ view: 'statement-results' })).toEqual({ view: 'question', page: null });
    expect(back({ view: 'argument-pair' })).toEqual({ view: 'statement-results', page: null });
    expect(back({ view: 'statement-results', round: 2 })).toEqual({ view: 'question', page: null });
  });

  it('leaves a view that belongs to no step for that of its step', () => {
    expect(back({ view: 'hands' })).toEqual({ view: 'question', page: null });
    expect(back({ view: 'party-arguments', isShown: true })).toEqual({ view: 'statement-results', page: null });
  });

  it('leads from the hands to where the class was', () => {
    const talking = { clock: { isOver: false }, devicesAway: true };
    const from = (change: Partial<AtStatement>) => back({ view: 'hands', ...change })?.view;
    expect(from({})).toBe('question');
    expect(from({ isShown: true })).toBe('statement-results');
    expect(from({ isShown: true, ...talking })).toBe('argument-pair');
    expect(from({ ...talking })).toBe('argument-pair');
    expect(from({ round: 2 })).toBe('question');
    expect(from({ round: 2, isShown: true })).toBe('statement-results');
  });

  it('shows no result because hands were counted', () => {
    expect(back({ view: 'hands', isShown: true, hasHands: true })?.view).toBe('question');
    expect(back({ view: 'hands', round: 2, isShown: true, hasHands: true })?.view).toBe('question');
  });

  it('goes to the party before, and from the first one to the statement', () => {
    const parties = { type: 'party', view: 'party-arguments', at: 'party', pages: 3 } as const;
    expect(back({ ...parties, page: 2 })).toEqual({ view: 'party-arguments', page: 1 });
    expect(back({ ...parties, page: 0 })).toEqual({ view: 'question', page: null });
  });

  it('ends at the statement from everywhere', () => {
    for (const state of everyState()) {
      let at = state;
      for (let step = 0; step < 10; step++) {
        const to = backOf(at);
        if (to === null) break;
        at = { ...at, view: to.view, at: to.page === null ? null : at.at, page: to.page ?? 0 };
      }
      expect(backOf(at), JSON.stringify(state)).toBeNull();
    }
  });
});
