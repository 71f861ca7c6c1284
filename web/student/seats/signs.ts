// The sign that a student of a shared device chose, with which only they can open their result.

/** On a 24 × 24 field, as icons are. */
export const SIGN_PATHS = {
  sun: 'M12 7.5a4.5 4.5 0 100 9 4.5 4.5 0 000-9zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M19.1 4.9l-1.8 1.8M6.7 17.3l-1.8 1.8',
  moon: 'M19.5 14.5A8.5 8.5 0 119.5 4.5a7 7 0 0010 10z',
  star: 'M12 3l2.7 5.8 6.3.7-4.7 4.3 1.3 6.2-5.6-3.2-5.6 3.2 1.3-6.2L3 9.5l6.3-.7z',
  heart: 'M12 20C6 15.5 3 12.5 3 8.9A4.6 4.6 0 0112 7a4.6 4.6 0 019 1.9c0 3.6-3 6.6-9 11.1z',
  tree: 'M12 3l5.5 7h-3l4.5 6.5H5L9.5 10h-3zM12 16.500V21',
  house: 'M3 11.500L12 4l9 7.500M5.5 9.5V20h13V9.5M10 20v-5.500h4V20',
  fish: 'M3 12c2.5-4 5.5-5.5 8.5-5.500S16 8.5 17.5 12c-1.5 3.5-3 5.5-6 5.500S5.5 16 3 12zM17.5 12L21.5 7.500v9zM7.5 10.800v.1',
  flower:
    'M12 9.600a2.4 2.4 0 100 4.8 2.4 2.4 0 000-4.800zM12 9.600a3.2 3.2 0 10-3.2-3.200M12 9.600a3.2 3.2 0 113.2-3.200M8.8 6.400A3.2 3.2 0 006 12M15.2 6.400A3.2 3.2 0 0118 12M6 12a3.2 3.2 0 006 5.600A3.2 3.2 0 0018 12',
  cloud: 'M7 18.500a4.2 4.2 0 01-.6-8.4 5.8 5.8 0 0111.2-1A4.7 4.7 0 0117 18.500z',
  boat: 'M3 16h18l-2.5 4.500h-13zM11 3v13M11 4.500L4.5 13.500H11M13.5 7l5.5 6.500h-5.500z',
  key: 'M7.5 11.500a4 4 0 100 8 4 4 0 000-8zM10.3 12.700L20 3M16 7l3 3M13 10l2 2',
  umbrella: 'M3 12.500a9 9 0 0118 0zM12 3.500V2M12 12.500V19a2.3 2.3 0 004.6 0',
} as const;

export type Sign = keyof typeof SIGN_PATHS;
export const SIGNS = Object.keys(SIGN_PATHS) as Sign[];

/** Other signs than the right one after which a result stays closed on this device. */
export const WRONG_MAX = 3;

const BITS_64 = (1n << 64n) - 1n;

/**
 * The stored hash of a seat's sign: FNV-1a, keyed by the seat's client-id. It prevents reading the sign there; with
 * twelve signs, no hash could hide it from somebody who tries them all in the browser's storage.
 */
export function hashSign(sign: Sign, clientId: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(`${clientId} ${sign}`))
    hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & BITS_64;
  return hash.toString(16);
}

/** A seat as it is stored, for those who need the sign. */
interface Signed {
  clientId: string;
  sign?: string | undefined;
  wrong?: number | undefined;
}

/** Whether the result of that seat stays closed on this device. */
export const isClosed = ({ wrong = 0 }: Signed): boolean => wrong >= WRONG_MAX;

/** The seat after somebody showed a sign for its result, and whether that opens it. Right ones do not make up for wrong ones. */
export function trySign<S extends Signed>(seat: S, sign: Sign): { seat: S; opens: boolean } {
  if (isClosed(seat)) return { seat, opens: false };
  if (seat.sign === hashSign(sign, seat.clientId)) return { seat, opens: true };
  return { seat: { ...seat, wrong: (seat.wrong ?? 0) + 1 }, opens: false };
}
