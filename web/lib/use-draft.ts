// Keeps what somebody is typing in this browser, so that a crash or a closed tab loses nothing.
import { useEffect, useState } from 'react';
import { readStored, writeStored } from './local-store.ts';

const nameOf = (name: string): string => `draft:${name}`;

function parsed(name: string): unknown {
  try {
    return JSON.parse(readStored(nameOf(name)) ?? 'null');
  } catch {
    return null;
  }
}

/** Gives the draft kept under that name, when it has the right shape. */
export function readDraft<Value>(name: string, isValue: (value: unknown) => value is Value): Value | null {
  const value = parsed(name);
  return isValue(value) ? value : null;
}

export const removeDraft = (name: string): void => writeStored(nameOf(name), null);

/** Keeps the value while it differs from what is saved: at once, because a save that finds the session expired takes the page away. */
export function useDraft(name: string, value: unknown, changed: boolean): void {
  const text = JSON.stringify(value);
  const [touched, setTouched] = useState(false);
  if (changed && !touched) setTouched(true);
  useEffect(() => {
    if (!touched) return;
    if (changed) writeStored(nameOf(name), text);
    else removeDraft(name);
  }, [name, text, changed, touched]);
}
