import { useCallback } from 'react';
import { useReloadWhenOld } from '#web/client/page-age.ts';

/**
 * Reloads a teacher's page that is too old, but never while the class plays (`isBetween` is false) or a dialog is open.
 */
export const useReloadBetween = (isBetween: boolean): void =>
  useReloadWhenOld(useCallback(() => isBetween && document.querySelector('dialog[open]') === null, [isBetween]));
