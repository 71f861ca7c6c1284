// What every page of a student carries besides its own: its reads, the line about the connection, news about sent answers.
import type { ReactNode } from 'react';
import { OutboxNotices } from '#web/features/voting-session/student/outbox-notices.tsx';
import { OfflineLine } from './offline-line.tsx';
import { Queries } from './queries.tsx';

/** The line stands between the layout's header and the page. */
export function StudentExtras({ children }: { children: ReactNode }) {
  return (
    <Queries>
      <OfflineLine />
      <OutboxNotices />
      {children}
    </Queries>
  );
}
