import { useNavigate } from 'react-router';
import { isTooMany } from '#web/data/game-templates.ts';
import { type Lesson, useStartLesson } from '#web/data/lessons.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import type { LessonPlace } from './lesson-path.ts';
import { useLessonName } from './use-lesson-name.ts';

/** One press to the lobby. */
export function StartLesson({ place, lesson }: { place: LessonPlace; lesson: Lesson }) {
  const { t } = useTranslation('teacher-lessons');
  const navigate = useNavigate();
  const { nameOf, gameNameOf } = useLessonName();
  const start = useStartLesson();
  const begin = () =>
    start.mutate(
      { lesson, questionSet: place.set, name: gameNameOf(lesson) },
      {
        onSuccess: ({ code }) => navigate(`/teacher/votingsession/${code}`),
        onError: (error) =>
          notify('error', t(isTooMany(error) ? 'teacher-dashboard:games.tooManyOpen' : 'startFailed')),
      },
    );
  return (
    // Busy until the lobby is shown, because a second press would create a second game.
    <Button busy={start.isPending || start.isSuccess} onClick={begin}>
      <Icon name="play" />
      {t('start')}
      <VisuallyHidden>{` ${nameOf(lesson)}`}</VisuallyHidden>
    </Button>
  );
}
