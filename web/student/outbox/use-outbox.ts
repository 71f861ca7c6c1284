import { useSyncExternalStore } from 'react';
import { outbox } from './outbox.ts';
import type { OutboxState } from './outbox-queue.ts';

/** Follows the outbox. */
export const useOutbox = (): OutboxState => useSyncExternalStore(outbox.subscribe, outbox.read);
