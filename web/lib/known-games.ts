// What this browser knows about games it took part in, for pages that only have a game's id.
import { readStored, writeStored } from './local-store.ts';

interface KnownGame {
  code: string;
  type: 'debate' | 'party';
  /** The party that was played. */
  partyId: string | null;
}

const nameOf = (id: string): string => `game:${id}`;

export const rememberGame = (id: string, game: KnownGame): void => writeStored(nameOf(id), JSON.stringify(game));

/** The game, or null when it was never opened here. */
export function readKnownGame(id: string): KnownGame | null {
  try {
    const { code, type, partyId }: Record<string, unknown> = JSON.parse(readStored(nameOf(id)) ?? '{}');
    if (typeof code !== 'string') return null;
    return {
      code,
      type: type === 'party' ? 'party' : 'debate',
      partyId: typeof partyId === 'string' ? partyId : null,
    };
  } catch {
    return null;
  }
}
