import { useMemo } from 'react';
import type { ProjectorOverview } from '#shared/contract/projector.ts';
import { cardsOf, learnedOf } from '#shared/domain/learned.ts';
import { CLASS_MIN } from '#shared/domain/limits.ts';
import { resultsOf, type StatementResults } from '#shared/domain/statement-results.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';

/** A statement with its figures, and its number from 1. */
export type PlayedStatement = ProjectorOverview['statements'][number] & {
  number: number;
  results: StatementResults;
};

/**
 * Returns what a class learned, its cards, the statements by their ids, and a description of the game; one that is
 * handed out does not say how many a small class has.
 */
export function useLearned(overview: ProjectorOverview, isHandedOut = false) {
  const { t, i18n } = useTranslation('teacher-results');
  const statements = useMemo(
    () =>
      new Map(
        overview.statements.map((statement, at): [string, PlayedStatement] => [
          statement.statementId,
          { ...statement, number: at + 1, results: resultsOf(statement.options, statement.skipped) },
        ]),
      ),
    [overview],
  );
  const learned = useMemo(() => learnedOf(overview), [overview]);
  const cards = useMemo(() => cardsOf(overview), [overview]);
  const day = overview.archivedAt && formatDate(new Date(overview.archivedAt), i18n.language, { dateStyle: 'long' });
  const isSmall = isHandedOut && overview.totalParticipants + overview.handsTotal < CLASS_MIN;
  const facts = [
    t(`teacher-live:kind.${overview.type}`),
    ...(overview.tempo === 'student' ? [t('teacher-live:tempo.student')] : []),
    t('statements', { count: overview.statements.length }),
    ...((overview.totalParticipants > 0 || overview.handsTotal === 0) && !isSmall
      ? [t('students', { count: overview.totalParticipants })]
      : []),
    ...(overview.handsTotal > 0 && !isSmall ? [t('hands', { count: overview.handsTotal })] : []),
    ...(day ? [t('endedOn', { day })] : []),
  ].join(' · ');
  return { learned, cards, statements, facts };
}
