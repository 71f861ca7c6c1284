import { AppError } from '#server/app-error.ts';
import type { Deps } from '#server/deps.ts';
import { loadByCode } from '#server/game/voting-session/load.ts';
import { presentToPage } from '#server/present/game/voting-session.ts';
import type { OpenedGame } from '#shared/domain/opened-game.ts';
import type { SessionCode } from '#shared/domain/session-code.ts';
import { admissionOf } from '#shared/domain/voting-session.ts';

/**
 * Finds what the page of a game contains, without joining it. Returns null if nobody new may join, or the address had
 * too many unknown codes; `unknown` counts as one of these.
 */
export async function findOpenedGame(
  deps: Deps,
  code: SessionCode,
  ip: string,
): Promise<OpenedGame | 'unknown' | null> {
  try {
    const { setup, row } = await loadByCode(deps, { params: { code }, ip });
    return admissionOf(row.state, row.locked === 1) === 'locked' ? null : presentToPage(setup, row);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code === 'INVALID_CODE' ? 'unknown' : null;
  }
}
