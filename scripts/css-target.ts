// What the oldest supported browsers (TARGET in vite.config.ts) lack of CSS, and what utilities bring easily: without it a line, a shadow or a
// whole rule would be absent there, and nothing would say so.
const LACKING: Readonly<Record<string, RegExp>> = {
  '@property': /@property\b/,
  '@starting-style': /@starting-style\b/,
  '@scope': /@scope\b/,
  'color-mix()': /\bcolor-mix\(/,
  'light-dark()': /\blight-dark\(/,
  'oklch() and its kind': /\b(oklch|oklab|lab|lch|color)\((?!-)/,
  'relative colours': /\b(rgb|hsl)a?\(from /,
  nesting: /[;{}]\s*&/,
  'ranges in queries': /@media[^{]*[<>]=?/,
};

/** Returns the names of what is in a style sheet. */
export const findLacking = (css: string): string[] =>
  Object.entries(LACKING).flatMap(([name, pattern]) =>
    pattern.test(css.replaceAll(/\/\*.*?\*\//gs, '')) ? [name] : [],
  );
