/** Minutes of a statement with a second vote: think 1, vote 1, talk 5, vote again 1, talk together 7. */
export const STATEMENT_MINUTES = 15;
export const LESSON_MINUTES = 50;

/** How many lessons so many statements take, rounded up to halves; at least a half. */
export const lessonsFor = (statements: number): number =>
  Math.max(1, Math.ceil((statements * STATEMENT_MINUTES * 2) / LESSON_MINUTES)) / 2;
