import { useMemo } from 'react';
import type { ProjectorOverview } from '#shared/contract/projector.ts';
import { resultsOf } from '#shared/domain/statement-results.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { findHighlights } from './highlights.ts';

/** Returns an overview's statements with their results, their highlights, and a description of the game. */
export function useOverview(overview: ProjectorOverview) {
  const { t, i18n } = useTranslation('teacher-results');
  const statements = useMemo(
    () =>
      overview.statements.map((statement) => ({
        ...statement,
        results: resultsOf(statement.options, statement.skipped),
      })),
    [overview],
  );
  const highlights = useMemo(() => findHighlights(overview.type, statements), [overview, statements]);
  const day = overview.archivedAt && formatDate(new Date(overview.archivedAt), i18n.language, { dateStyle: 'long' });
  const facts = [
    t(`teacher-live:kind.${overview.type}`),
    ...(overview.totalParticipants > 0 || overview.handsTotal === 0
      ? [t('students', { count: overview.totalParticipants })]
      : []),
    ...(overview.handsTotal > 0 ? [t('hands', { count: overview.handsTotal })] : []),
    ...(day ? [t('endedOn', { day })] : []),
  ].join(' · ');
  return { statements, highlights, facts };
}
