import { lessonsFor, type TimedGame } from '#shared/domain/lesson-time.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';

/** Returns the function that says how many lessons a game takes. */
export function useLessonTime(): (game: TimedGame) => string {
  const { t, i18n } = useTranslation('teacher-dashboard');
  return (game) => {
    const lessons = lessonsFor(game);
    if (lessons === 0.5) return t('lessons.half');
    if (lessons === 1) return t('lessons.one');
    return t('lessons.more', { lessons: new Intl.NumberFormat(i18n.language).format(lessons) });
  };
}
