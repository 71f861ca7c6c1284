// The packages that this version is made of, as vite.config.ts reads them from the lock file when it is built.

interface Licence {
  name: string;
  version: string;
  licence: string;
}

declare const __LICENCES__: readonly Licence[];

export const LICENCES = __LICENCES__;
