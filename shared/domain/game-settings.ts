import type { GameType } from './voting-session.ts';

export interface Setting {
  /** The name in game templates and in the database. */
  name: string;
  /** The field of the session read that says whether it is on; null if no field of its own does. */
  sessionField: string | null;
  /** Its place among the wizard's switches; null if another control sets it. */
  switchAt: number | null;
  gameTypes: readonly GameType[];
  /** The settings without which it has no effect. */
  needs: readonly string[];
  /** The settings beside which a game cannot have it. */
  excludedBy: readonly string[];
  /** Whether students may answer differently because of it: then the invented students of a try-out do so too. */
  changesAnswers: boolean;
}

const listOf = <const Settings extends readonly Setting[]>(...settings: Settings) => settings;
const every = {
  gameTypes: ['debate', 'party'],
  needs: [],
  excludedBy: [],
  changesAnswers: false,
} satisfies Partial<Setting>;

/**
 * Every setting of a game, in the API's order. All about settings derives from it, but a started game has two as
 * columns (`tempo`, and `hold_arguments`, a live switch): see `server/data/game/voting-session-creation.ts`.
 */
export const SETTINGS = listOf(
  { ...every, name: 'skip_questions', sessionField: 'skipQuestions', switchAt: 3, changesAnswers: true },
  { ...every, name: 'own_arguments', sessionField: 'argumentsEnabled', switchAt: 1, changesAnswers: true },
  {
    ...every,
    name: 'hold_arguments',
    sessionField: 'holdArguments',
    switchAt: 2,
    needs: ['own_arguments'],
  },
  { ...every, name: 'own_tempo', sessionField: null, switchAt: null, changesAnswers: true },
  { ...every, name: 'show_difficult_words', sessionField: 'showDifficultWords', switchAt: 4 },
  { ...every, name: 'show_party_arguments', sessionField: 'showPartyArguments', switchAt: 5 },
  {
    ...every,
    name: 'parties_by_lot',
    sessionField: 'partiesByLot',
    switchAt: 0,
    gameTypes: ['party'],
    changesAnswers: true,
  },
  { ...every, name: 'aggregates_only', sessionField: 'aggregatesOnly', switchAt: 6 },
  /** In a read of the session it is where its ballots are. */
  {
    ...every,
    name: 'ballot',
    sessionField: null,
    switchAt: 7,
    gameTypes: ['debate'],
    excludedBy: ['own_tempo'],
  },
);

export type GameSetting = (typeof SETTINGS)[number]['name'];
type SwitchSetting = Extract<(typeof SETTINGS)[number], { switchAt: number }>['name'];
type SessionField = NonNullable<(typeof SETTINGS)[number]['sessionField']>;

/** Whether a game of that type may have it beside the settings `on`. */
const isOf = ({ gameTypes, excludedBy }: Setting, type: GameType, on: readonly string[]): boolean =>
  gameTypes.includes(type) && !excludedBy.some((name) => on.includes(name));

/** Returns the settings among `names`, each once, in the list's order; with `type`, those that such a game may have. */
export const settingsIn = (names: readonly string[], type?: GameType): GameSetting[] =>
  SETTINGS.filter((setting) => names.includes(setting.name) && (type === undefined || isOf(setting, type, names))).map(
    ({ name }) => name,
  );

/** Returns the settings that have a switch in a game of that type while the settings `on` are on. */
export const switchesFor = (type: GameType, on: readonly GameSetting[]): SwitchSetting[] =>
  SETTINGS.flatMap((setting) => {
    const { name, switchAt, needs }: (typeof SETTINGS)[number] = setting;
    return switchAt !== null && isOf(setting, type, on) && needs.every((needed) => on.includes(needed))
      ? [{ name, switchAt }]
      : [];
  })
    .sort((a, b) => a.switchAt - b.switchAt)
    .map(({ name }) => name);

/** Returns the fields of the session read that belong to settings, each with the value that `read` returns. */
export const sessionFields = <T>(read: (setting: GameSetting) => T): Record<SessionField, T> =>
  Object.fromEntries(
    SETTINGS.flatMap(({ name, sessionField }) => (sessionField === null ? [] : [[sessionField, read(name)]])),
  ) as Record<SessionField, T>;
