import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this script has taken over the page: what it alone can do is not offered before. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
