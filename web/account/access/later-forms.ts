import { lazy } from 'react';

/** The second step of a login, which few people see: not in the page's first load. */
export const CodeForm = lazy(async () => ({ default: (await import('./code-form.tsx')).CodeForm }));
