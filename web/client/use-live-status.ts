import { useSyncExternalStore } from 'react';
import { type LiveStatus, liveStatus } from './live-client.ts';

/** Follows the connection's status. */
export const useLiveStatus = (): LiveStatus =>
  useSyncExternalStore(liveStatus.subscribe, liveStatus.read, liveStatus.read);
