// An explanation stays open for a moment after the pointer has left it: an unsteady hand must not close it.
import { useEffect, useRef } from 'react';
import { TOOLTIP_LEAVE_MS } from '#shared/domain/limits.ts';

/** Calls `onGone` after a delay: `leave` starts it, `stay` cancels it. */
export function useLeaveDelay(onGone: () => void): { leave: () => void; stay: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const stay = () => clearTimeout(timer.current);
  const leave = () => {
    stay();
    timer.current = setTimeout(onGone, TOOLTIP_LEAVE_MS);
  };
  return { leave, stay };
}
