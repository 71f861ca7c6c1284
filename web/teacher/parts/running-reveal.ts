// What moves on this page's board. A press of the main button while it runs ends it, and does no more.

let endOf: (() => void) | null = null;

export const runningReveal = {
  isRunning: (): boolean => endOf !== null,
  /** Shows the end state at once. */
  end: (): void => endOf?.(),
};

/** Notes that a reveal runs, and how to end it; one at a time. Returns how to note that it is over. */
export function startReveal(end: () => void): () => void {
  endOf = end;
  return () => {
    if (endOf === end) endOf = null;
  };
}
