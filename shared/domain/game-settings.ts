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
  /** Whether students may answer otherwise because of it: those of a try-out, who are invented, do so too. */
  changesAnswers: boolean;
}

const listOf = <const Settings extends readonly Setting[]>(...settings: Settings) => settings;
const every = { gameTypes: ['debate', 'party'], needs: [], changesAnswers: false } satisfies Partial<Setting>;

/**
 * Every setting of a game, in the order in which the API lists them. Code about settings is derived from this list, but a started game has two of
 * them as columns (`tempo`, and `hold_arguments`, a live switch), which `server/data/voting-session-creation.ts` fills.
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
    name: 'parties_by_lot',
    sessionField: 'partiesByLot',
    switchAt: 0,
    gameTypes: ['party'],
    needs: [],
    changesAnswers: true,
  },
  { ...every, name: 'aggregates_only', sessionField: 'aggregatesOnly', switchAt: 6 },
);

export type GameSetting = (typeof SETTINGS)[number]['name'];
type SwitchSetting = Extract<(typeof SETTINGS)[number], { switchAt: number }>['name'];
type SessionField = NonNullable<(typeof SETTINGS)[number]['sessionField']>;

const isOf = ({ gameTypes }: Setting, type: GameType): boolean => gameTypes.includes(type);

/** Returns the settings among `names`, each once, in the order of the list; with `type`, those only that such a game has. */
export const settingsIn = (names: readonly string[], type?: GameType): GameSetting[] =>
  SETTINGS.filter((setting) => names.includes(setting.name) && (type === undefined || isOf(setting, type))).map(
    ({ name }) => name,
  );

/** Returns the settings that have a switch in a game of that type while the settings `on` are on. */
export const switchesFor = (type: GameType, on: readonly GameSetting[]): SwitchSetting[] =>
  SETTINGS.flatMap((setting) => {
    const { name, switchAt, needs }: (typeof SETTINGS)[number] = setting;
    return switchAt !== null && isOf(setting, type) && needs.every((needed) => on.includes(needed))
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
