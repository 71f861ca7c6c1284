import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page is hydrated; controls that need the script are not offered before. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
