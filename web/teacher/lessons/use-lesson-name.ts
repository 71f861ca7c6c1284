import { PICKED } from '#shared/domain/lesson-kinds.ts';
import type { Lesson } from '#web/data/lessons.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';

/** Returns the functions that name a lesson, and a game of it. */
export function useLessonName() {
  const { t, i18n } = useTranslation('teacher-lessons');
  /** A small question set has a lesson of what there is. */
  const nameOf = ({ kind, statements }: Pick<Lesson, 'kind' | 'statements'>): string =>
    kind === 'three' && statements.length < PICKED
      ? t('teacher-dashboard:statements', { count: statements.length })
      : t(`kinds.${kind}.name`);
  const date = formatDate(new Date(), i18n.language, { day: 'numeric', month: 'long' });
  const gameNameOf = (lesson: Lesson): string => `${nameOf(lesson)} · ${date}`;
  return { nameOf, gameNameOf };
}
