// What one line of the table of pages says.
import type { ComponentType } from 'react';
import type { Action } from '#shared/domain/roles.ts';

/** public: header and footer · split: half circle left, form right · student: the line with the code · teacher: header ·
 * live: what a projector shows · bare: nothing around it. */
export type LayoutName = 'public' | 'split' | 'student' | 'teacher' | 'live' | 'bare';

export interface PageRoute {
  /** As React Router writes it, from the root: `/teacher/games/:id/edit`. */
  path: string;
  layout: LayoutName;
  /** What a user's role has to allow; without it anyone may come. */
  allow?: Action;
  /** The page's texts: files of web/i18n, besides `common` and `home`. */
  namespaces?: readonly string[];
  /** The page reads nothing from the server, or brings web/app/queries.tsx itself: one file less to fetch. */
  ownQueries?: true;
  /** Gives the page's component out of its own chunk. */
  load: () => Promise<ComponentType>;
}
