// What a board can show of a statement: one row per view. The contract's enum, the teacher's switch and what a projector may read follow from it.

import type { GameSetting } from './game-settings.ts';
import type { GameType } from './voting-session.ts';

/**
 * answered: how many answered, never how · figures: what they answered, as counts · arguments: their texts · parties: what the parties
 * answer · guesses: beside it what the class thought that they answer.
 */
export type LiveContent = 'answered' | 'figures' | 'arguments' | 'parties' | 'guesses';

interface ViewRow {
  name: string;
  /** What it shows in a game of that type; null if such a game does not have it. */
  shows: Record<GameType, readonly LiveContent[] | null>;
  /** The setting without which a game does not have it. */
  needs: GameSetting | null;
  /** Whether it is a choice of the switch; the others are opened by a tool. */
  isChoice: boolean;
}

const listOf = <const Rows extends readonly ViewRow[]>(...rows: Rows) => rows;
const figures = { debate: ['figures'], party: ['figures'] } as const;
const withArguments = { debate: ['figures', 'arguments'], party: ['figures', 'arguments'] } as const;

/** Every view, the choices in the order of the switch. */
const ROWS = listOf(
  { name: 'question', shows: { debate: ['answered'], party: ['answered'] }, needs: null, isChoice: true },
  { name: 'statement-results', shows: figures, needs: null, isChoice: true },
  { name: 'group-arguments', shows: withArguments, needs: 'own_arguments', isChoice: true },
  {
    name: 'party-arguments',
    shows: { debate: ['parties'], party: ['parties', 'guesses'] },
    needs: null,
    isChoice: true,
  },
  {
    name: 'argument-pair',
    shows: { debate: ['figures', 'arguments'], party: null },
    needs: null,
    isChoice: false,
  },
  { name: 'hands', shows: { debate: [], party: null }, needs: null, isChoice: false },
);

type Row = (typeof ROWS)[number];
export type LiveView = Row['name'];
/** A view that the switch offers. */
export type ChosenView = Extract<Row, { isChoice: true }>['name'];

export const LIVE_VIEWS: readonly LiveView[] = ROWS.map(({ name }) => name);

const rowOf = (view: LiveView): ViewRow => ROWS[LIVE_VIEWS.indexOf(view)] ?? ROWS[0];

/** Returns what a view shows in a game of that type; nothing if such a game does not have it. */
export const contentOf = (view: LiveView, type: GameType): readonly LiveContent[] => rowOf(view).shows[type] ?? [];

/** Whether a view shows what students answered, as counts or texts. */
export const showsAnswers = (view: LiveView, type: GameType): boolean => contentOf(view, type).includes('figures');

/** Returns the views of a game of that type; `has` says whether a setting is on. */
export const viewsOf = (type: GameType, has: (setting: GameSetting) => boolean): LiveView[] =>
  LIVE_VIEWS.filter((view) => {
    const { shows, needs } = rowOf(view);
    return shows[type] !== null && (needs === null || has(needs));
  });

/** The choices of the switch, in its order, among the views of a game. */
export const choicesOf = (views: readonly LiveView[]): ChosenView[] =>
  ROWS.flatMap((row) => (row.isChoice && views.includes(row.name) ? [row.name] : []));
