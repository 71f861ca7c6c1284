import { Navigate } from 'react-router';
import { LESSON_CARDS, type LessonKind, lessonGame } from '#shared/domain/lesson-kinds.ts';
import { lessonPlan } from '#shared/domain/lesson-time.ts';
import { roleMay } from '#shared/domain/roles.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { settings } from '#web/shell/settings.ts';
import { useRole } from '#web/shell/use-role.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { LinkButton } from '#web/ui/core/button.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { LessonCard } from './lesson-card.tsx';
import { LessonLength } from './lesson-length.tsx';
import { lessonSeats } from './lesson-seats.ts';
import '#web/ui/screens.css';

const START = '/teacher';

/** For each lesson its statements, and whether a visitor may try it. */
const LESSONS: Record<LessonKind, { statements: number; isTried: boolean }> = {
  one: { statements: 1, isTried: false },
  three: { statements: 3, isTried: true },
  party: { statements: 4, isTried: true },
  election: { statements: 1, isTried: false },
  longElection: { statements: 3, isTried: false },
};

/** Colours of no question set: options, and parties. */
const COLORS = {
  options: ['#2f6fde', '#98a2a0', '#e4632d'],
  parties: ['#b3174d', '#4a5568', '#d97706', '#1c63b7', '#6b2fb3'],
};

/** The lessons, for somebody without an account. */
export function VisitorLessonsPage() {
  const { t } = useTranslation('teacher-lessons');
  const role = useRole();
  if (role !== null && roleMay(role, 'manageGames')) return <Navigate to={START} replace />;
  if (!settings.visitors) return <Navigate to="/login" replace state={{ from: START }} />;
  return (
    <div className="grid grid-cols-1 gap-6 px-page py-6" data-ground="page">
      <div className="grid grid-cols-1 gap-2">
        <h1 className="title text-3xl">{t('title')}</h1>
        <p className="text-soft">{t('pick')}</p>
      </div>
      <ul className="grid gap-5 grid-cols-lessons">
        {LESSON_CARDS.flatMap(([kind]) => {
          if (kind === undefined) return [];
          const { statements, isTried } = LESSONS[kind];
          const game = lessonGame(kind);
          const name = t(`kinds.${kind}.name`);
          return (
            <LessonCard
              key={kind}
              name={name}
              text={t(`kinds.${kind}.text`)}
              length={<LessonLength minutes={lessonPlan({ ...game, statements }).minutes} />}
              seats={lessonSeats(kind, COLORS)}
              actions={
                isTried ? (
                  <LinkButton to={`/try-out/${game.type}`}>
                    <Icon name="play" />
                    {t('start')}
                    <VisuallyHidden>{` ${name}`}</VisuallyHidden>
                  </LinkButton>
                ) : (
                  <LinkButton kind="line" to="/register">
                    {t('withAccount')}
                    <VisuallyHidden>{` ${name}`}</VisuallyHidden>
                  </LinkButton>
                )
              }
            />
          );
        })}
      </ul>
    </div>
  );
}
