import { useEffect, useState } from 'react';
import type { LiveState } from '#shared/contract/voting-session.ts';
import { lengthOf, secondsLeft } from './clock.ts';

export interface RunningClock {
  /** 0 when the time is over. */
  seconds: number;
  /** At which its bar is full. */
  length: number;
}

/** What was sent does not say when it was: the device's own clock may be wrong, and only measures how long ago that is. */
function startOf(sent: LiveState['clock']) {
  const now = Date.now();
  const endsAt = now + (sent?.remainingMs ?? 0);
  return { sent, endsAt, length: lengthOf(secondsLeft(endsAt, now)) };
}

/** Takes the clock as it was sent last; returns it as it is now, null where there is none. */
export function useClock(sent: LiveState['clock']): RunningClock | null {
  const [started, setStarted] = useState(() => startOf(sent));
  const [now, setNow] = useState(Date.now);
  if (started.sent !== sent) {
    setStarted(startOf(sent));
    setNow(Date.now());
  }
  const { endsAt, length } = started;
  const seconds = secondsLeft(endsAt, now);
  useEffect(() => {
    if (sent === null || secondsLeft(endsAt, now) === 0) return;
    // On the second, so that all devices step together.
    const next = endsAt - (secondsLeft(endsAt, now) - 1) * 1_000;
    const timer = setTimeout(() => setNow(Date.now()), next - Date.now());
    return () => clearTimeout(timer);
  }, [sent, endsAt, now]);
  return sent === null ? null : { seconds, length };
}
