import type { FastifyRequest } from 'fastify';
import { countedAddress } from '#server/access/caller-address.ts';
import type { OpenedGame } from '#shared/domain/opened-game.ts';
import { type SessionCode, sessionCodeAt } from '#shared/domain/session-code.ts';

/** The most milliseconds that a page waits for the look-up of its game; the app requests the game itself. */
export const LOOKUP_MS = 500;

/** Returns what the page of a game contains; null for nothing. An unknown code counts as one of that address. */
export type FindOpenedGame = (code: SessionCode, ip: string) => Promise<OpenedGame | 'unknown' | null>;

type PageRequest = Pick<FastifyRequest, 'method' | 'headers' | 'url' | 'ip' | 'log'>;

/** Whether somebody opens the page, as far as the browser says: images of other sites and prefetches count no codes. */
const isOpened = ({ method, headers }: PageRequest): boolean =>
  method === 'GET' &&
  (headers['sec-fetch-dest'] ?? 'document') === 'document' &&
  headers['sec-purpose'] === undefined &&
  headers.purpose === undefined;

export const isGameAddress = (url: string): boolean => url.startsWith('/votingsession/');

/** Returns what the opened page says of its game; null for nothing, or if the look-up fails or takes too long. */
export async function lookUpGame(find: FindOpenedGame, request: PageRequest) {
  const code = sessionCodeAt(request.url.split('?')[0] ?? '');
  if (code === null || !isOpened(request)) return null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), LOOKUP_MS);
  });
  const found = find(code, countedAddress(request.ip)).catch((error: unknown) => {
    request.log.error({ err: error }, 'the page of a game says nothing of it');
    return null;
  });
  return Promise.race([found, late]).finally(() => clearTimeout(timer));
}
