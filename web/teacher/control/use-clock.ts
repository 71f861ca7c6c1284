import { useEffect, useState } from 'react';
import type { LiveState } from '#shared/contract/live-state.ts';
import { clockLengthOf, type RunningClock, secondsLeft } from '#shared/domain/clock.ts';

const arrivals = new WeakMap<object, number>();

/** Notes when a clock arrived, the first time that it is seen. The remaining time counts from then: the device's clock may be wrong, and is only
 * used to measure the time since. Called on every page of a game, as its clock may be drawn only later. */
export function arrivalOf(sent: LiveState['clock']): number {
  const now = Date.now();
  if (sent === null) return now;
  const arrived = arrivals.get(sent) ?? now;
  arrivals.set(sent, arrived);
  return arrived;
}

function startOf(sent: LiveState['clock']) {
  const arrived = arrivalOf(sent);
  const endsAt = arrived + (sent?.remainingMs ?? 0);
  return { sent, endsAt, length: clockLengthOf(secondsLeft(endsAt, arrived)) };
}

/** Returns the present state of the clock, as sent last; null if there is none. */
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
    // At full seconds, so that all devices change together.
    const next = endsAt - (secondsLeft(endsAt, now) - 1) * 1_000;
    const timer = setTimeout(() => setNow(Date.now()), next - Date.now());
    return () => clearTimeout(timer);
  }, [sent, endsAt, now]);
  return sent === null ? null : { seconds, length };
}
