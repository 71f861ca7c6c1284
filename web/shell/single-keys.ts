// Whether keys of one sign do something on the teacher's screens, as this browser remembers it: who speaks to type, or hits keys by mistake, turns them off.
import { useSyncExternalStore } from 'react';
import { createListeners } from '#shared/domain/listeners.ts';
import { readStored, writeStored } from './local-store.ts';

const NAME = 'single-keys';
const OFF = 'off';
const listeners = createListeners();

export const hasSingleKeys = (): boolean => readStored(NAME) !== OFF;

export function setSingleKeys(isOn: boolean): void {
  writeStored(NAME, isOn ? null : OFF);
  listeners.call();
}

export const useSingleKeys = (): boolean => useSyncExternalStore(listeners.add, hasSingleKeys);
