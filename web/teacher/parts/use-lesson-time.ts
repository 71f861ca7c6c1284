import { lessonsFor } from '#shared/domain/lesson-time.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';

/** Returns the function that says how many lessons so many statements take. */
export function useLessonTime(): (statements: number) => string {
  const { t, i18n } = useTranslation('teacher-dashboard');
  return (statements) => {
    const lessons = lessonsFor(statements);
    if (lessons === 0.5) return t('lessons.half');
    if (lessons === 1) return t('lessons.one');
    return t('lessons.more', { lessons: new Intl.NumberFormat(i18n.language).format(lessons) });
  };
}
