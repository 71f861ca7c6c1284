/** Blue to orange, distinguishable with any colour vision; no green or red, as no opinion is right or wrong. */
const OPINIONS = ['#2f6fde', '#8fb4f2', '#98a2a0', '#f2a988', '#e4632d'] as const;

const PARTIES = [
  '#1864b0',
  '#c2410c',
  '#6d28a8',
  '#0f7a4f',
  '#b5175a',
  '#8a5a1c',
  '#0891a6',
  '#3b4a9c',
  '#d97706',
  '#5b7c14',
  '#7f1d3a',
  '#475569',
] as const;

/** For each number of options, which of the five shades they get: the first and the last are always the two ends. */
const SHADES: Readonly<Record<number, readonly number[]>> = { 1: [0], 2: [0, 4], 3: [0, 2, 4], 4: [0, 1, 3, 4] };
const ALL_SHADES = [0, 1, 2, 3, 4];
/** Beyond five options the party colours continue, from the first that is neither blue nor orange. */
const FIRST_EXTRA = 2;

/** Returns the colour (`#rrggbb`) of the party at that index; after the last one they repeat. */
export const partyColor = (index: number): string => PARTIES[index % PARTIES.length] ?? PARTIES[0];

/** Returns the first of the party colours that none of these has; the next one in turn if they have all. */
export function nextPartyColor(used: readonly string[]): string {
  const taken = used.map((color) => color.toLowerCase());
  return PARTIES.find((color) => !taken.includes(color)) ?? partyColor(used.length);
}

/** Returns that many colours (`#rrggbb`), in the options' order. */
export const opinionColors = (count: number): string[] => {
  const shades = SHADES[count] ?? ALL_SHADES;
  return Array.from({ length: count }, (_, index) => {
    const shade = OPINIONS[shades[index] ?? OPINIONS.length];
    return shade ?? partyColor(FIRST_EXTRA + index - OPINIONS.length);
  });
};
