// Whether keys of one sign do something on the teacher's screens, as this browser remembers it: who speaks to type, or hits keys by mistake, turns them off.
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './local-store.ts';

const NAME = 'single-keys';
const OFF = 'off';
const listeners = new Set<() => void>();

export const hasSingleKeys = (): boolean => readStored(NAME) !== OFF;

export function setSingleKeys(isOn: boolean): void {
  writeStored(NAME, isOn ? null : OFF);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, hasSingleKeys);
