// The views of a statement on a board, a row each. The contract's enum and a projector's reads follow from it.

import type { GameSetting } from './game-settings.ts';
import type { GameType } from './voting-session.ts';

/**
 * answered: how many, never how · figures: counts · arguments: texts · parties: their answers · guesses: the class's,
 * beside them · questions: those of the class that are shown.
 */
export type LiveContent = 'answered' | 'figures' | 'arguments' | 'parties' | 'guesses' | 'questions';

interface ViewRow {
  name: string;
  /** Its content in a game of that type; null if such a game does not have the view. */
  shows: Record<GameType, readonly LiveContent[] | null>;
  /** The setting without which a game does not have it. */
  needs: GameSetting | null;
}

const listOf = <const Rows extends readonly ViewRow[]>(...rows: Rows) => rows;
const figures = { debate: ['figures'], party: ['figures'] } as const;
const withArguments = { debate: ['figures', 'arguments'], party: ['figures', 'arguments'] } as const;

/** Every view. */
const ROWS = listOf(
  { name: 'question', shows: { debate: ['answered'], party: ['answered'] }, needs: null },
  { name: 'statement-results', shows: figures, needs: null },
  { name: 'group-arguments', shows: withArguments, needs: 'own_arguments' },
  {
    name: 'party-arguments',
    shows: { debate: ['parties'], party: ['parties', 'guesses'] },
    needs: null,
  },
  {
    name: 'argument-pair',
    shows: { debate: ['figures', 'arguments'], party: null },
    needs: null,
  },
  { name: 'hands', shows: { debate: [], party: null }, needs: null },
  /** Plain words and background of the statement. */
  { name: 'background', shows: { debate: [], party: [] }, needs: null },
  { name: 'questions', shows: { debate: ['questions'], party: ['questions'] }, needs: null },
);

type Row = (typeof ROWS)[number];
export type LiveView = Row['name'];

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
