// The actions of a teacher on an open game: one row per action. Menus, keys, the list of keys, buttons and dialogs
// follow from it.
import type { LiveAction, Place } from './action.ts';
import { BOARD_ACTIONS } from './board-actions.ts';
import { GAME_ACTIONS } from './game-actions.ts';
import type { Live } from './live.ts';

export const LIVE_ACTIONS: readonly LiveAction[] = [...BOARD_ACTIONS, ...GAME_ACTIONS];

export const placeOf = ({ place }: LiveAction, live: Live): Place | null =>
  typeof place === 'function' ? place(live) : place;

/** The actions that are possible now. */
export const actionsOf = (live: Live): LiveAction[] => {
  const isBallot = live.lesson !== null && live.lesson.lead.chips !== null;
  return LIVE_ACTIONS.filter(({ when, ofStatement }) => !(isBallot && ofStatement) && when(live));
};

/** The actions at that place now; a single tab is not drawn, unless it is the way back. */
export function actionsAt(live: Live, place: Place): LiveAction[] {
  const found = actionsOf(live).filter((action) => placeOf(action, live) === place);
  return place === 'tab' && found.length === 1 && found[0]?.name !== 'return' ? [] : found;
}
