import type { GameSetting } from './game-settings.ts';
import { type Phase, type State, stateOf } from './voting-session.ts';

interface LiveSwitchRow {
  /** The last segment of the path of its call. */
  path: string;
  /** The name of its value in the body of that call. */
  key: string;
  /** The column of the game that keeps it. */
  column: string;
  /** The states of a game that is not archived in which it may be changed: those in which it has an effect. */
  states: readonly State[];
  /** The setting without which it has no effect. */
  needs: GameSetting | null;
  /** The listeners that are notified of a change, and by which update. */
  hears: 'owner' | 'everybody';
  event: (isOn: boolean) => { type: 'locked' | 'hold' | 'devices-away' | 'questions' };
}

/** The switches that a teacher turns on and off in an open game, by their field in reads of the session. */
export const LIVE_SWITCHES = {
  /** Nobody else may join. */
  locked: {
    path: 'lock',
    key: 'locked',
    column: 'locked',
    states: ['draft', 'ongoing'],
    needs: null,
    hears: 'owner',
    event: (locked) => ({ type: 'locked', locked }),
  },
  /** New arguments wait until their teacher has reviewed them. */
  holdArguments: {
    path: 'hold-arguments',
    key: 'hold',
    column: 'hold_arguments',
    states: ['draft'],
    needs: 'own_arguments',
    hears: 'owner',
    event: (hold) => ({ type: 'hold', hold }),
  },
  /** The class is asked to put its devices away for a while. */
  devicesAway: {
    path: 'devices-away',
    key: 'away',
    column: 'devices_away',
    states: ['draft', 'ongoing'],
    needs: null,
    hears: 'everybody',
    event: (away) => ({ type: 'devices-away', away }),
  },
  /** Students may ask questions, and mark those of others. */
  questionsOpen: {
    path: 'questions-open',
    key: 'open',
    column: 'questions_open',
    states: ['ongoing', 'results'],
    needs: null,
    hears: 'everybody',
    event: () => ({ type: 'questions' }),
  },
} as const satisfies Record<string, LiveSwitchRow>;

export type LiveSwitch = keyof typeof LIVE_SWITCHES;
type Row = (typeof LIVE_SWITCHES)[LiveSwitch];
export type SwitchColumn = Row['column'];

export const SWITCH_COLUMNS: readonly SwitchColumn[] = Object.values(LIVE_SWITCHES).map(({ column }) => column);

export const isLiveSwitch = (name: string): name is LiveSwitch => Object.hasOwn(LIVE_SWITCHES, name);

/** Whether a switch may be changed in a game in that phase, with the settings that `has` knows. */
export function mayFlip(name: LiveSwitch, phase: Phase, has: (setting: GameSetting) => boolean): boolean {
  const { states, needs }: LiveSwitchRow = LIVE_SWITCHES[name];
  return phase.name !== 'archived' && states.includes(stateOf(phase)) && (needs === null || has(needs));
}

/** Returns the fields of the session read that are switches, each with the value that `read` returns for its column. */
export const switchFields = <T>(read: (column: SwitchColumn) => T): Record<LiveSwitch, T> =>
  Object.fromEntries(Object.entries(LIVE_SWITCHES).map(([name, { column }]) => [name, read(column)])) as Record<
    LiveSwitch,
    T
  >;

/** Returns what a call that sets the switch sends. */
export const switchBody = (name: LiveSwitch, isOn: boolean) =>
  ({ [LIVE_SWITCHES[name].key]: isOn }) as Record<Row['key'], boolean>;
