import { useEffect, useRef, useState } from 'react';

/** A second press within this many milliseconds is the bounce of a clicker, or of a hand. */
const BOUNCE_MS = 700;
/** How long a button asks. */
const ARMED_MS = 10_000;
/** Marks what leads the lesson: a press anywhere else is an answer to what the button asks. */
export const LEADS = { 'data-leads': '' };

/** Something that the main button does, and whether it asks first. */
export interface Press<Name extends string> {
  name: Name;
  arms: boolean;
  run: () => void;
}

/**
 * An action that cannot be undone is confirmed by the button itself: its first press arms it, the next one acts; a
 * press of anything else, Escape or ten seconds disarm it. `place` is where the class is: arming at one place has no
 * effect at another.
 */
export function useArming<Name extends string>(place: string) {
  const [asked, setAsked] = useState<{ press: Press<Name>; place: string } | null>(null);
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const armed = asked?.place === place ? asked.press : null;
  useEffect(() => {
    if (armed === null) return;
    const disarm = () => setAsked(null);
    const timer = setTimeout(disarm, ARMED_MS);
    const click = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('[data-leads]'))) disarm();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') disarm();
    };
    document.addEventListener('click', click, true);
    document.addEventListener('keydown', key, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', click, true);
      document.removeEventListener('keydown', key, true);
    };
  }, [armed]);
  /** Does it, or asks first. */
  const give = (press: Press<Name>) => {
    if (press.arms) setAsked({ press, place });
    else {
      setAsked(null);
      press.run();
    }
  };
  return {
    armed: armed?.name ?? null,
    give,
    disarm: () => setAsked(null),
    /** A press of the main button: answers what it asks, or else gives `next`. */
    press: (next: Press<Name>) => {
      const now = performance.now();
      if (now - pressedAt.current < BOUNCE_MS) return;
      pressedAt.current = now;
      give(armed === null ? next : { ...armed, arms: false });
    },
  };
}
