import { useSyncExternalStore } from 'react';
import type { Role } from '#shared/domain/roles.ts';
import { onIdentityChange, readRole } from './identity.ts';

/** The stored role, or null; the screen follows when it changes. */
export const useRole = (): Role | null => useSyncExternalStore(onIdentityChange, readRole, () => null);
