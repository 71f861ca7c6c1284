/** Seconds that the teacher chooses from; the last one is the longest. */
export const CLOCK_LENGTHS = [60, 180, 300, 420] as const;

/** Whole seconds until that moment (milliseconds since 1970), 0 when it is over. */
export const secondsLeft = (endsAt: number, now: number): number => Math.max(0, Math.ceil((endsAt - now) / 1_000));

/** Formats seconds as 1:05. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The length to which a clock with that many seconds left was probably set; at that length its bar is full. */
export const clockLengthOf = (seconds: number): number => CLOCK_LENGTHS.find((length) => seconds <= length) ?? seconds;

/** A clock as it is drawn. */
export interface RunningClock {
  /** 0 when the time is over. */
  seconds: number;
  /** The seconds at which its bar is full. */
  length: number;
}
