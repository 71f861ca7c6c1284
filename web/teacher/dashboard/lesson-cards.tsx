import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { QuestionSet } from '#shared/contract/question-set.ts';
import { LESSON_CARDS, type LessonKind, lessonGame } from '#shared/domain/lesson-kinds.ts';
import { type Lesson, lessonsQuery } from '#web/data/lessons.ts';
import { publishedSetQuery, publishedSetsQuery } from '#web/data/question-sets.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { AdaptLink } from '#web/teacher/lessons/adapt-link.tsx';
import { LessonCard } from '#web/teacher/lessons/lesson-card.tsx';
import { LengthChoice, LessonLength } from '#web/teacher/lessons/lesson-length.tsx';
import { lessonPath } from '#web/teacher/lessons/lesson-path.ts';
import { lessonSeats } from '#web/teacher/lessons/lesson-seats.ts';
import { StartLesson } from '#web/teacher/lessons/start-lesson.tsx';
import { useLessonName } from '#web/teacher/lessons/use-lesson-name.ts';
import { Unread } from '#web/teacher/parts/unread.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { DrawingFile } from '#web/widgets/drawing.tsx';

/** The ready-made lessons of one question set. */
export function LessonCards() {
  const { t } = useTranslation('teacher-lessons');
  const sets = useQuery(publishedSetsQuery);
  const [theme, setTheme] = useState<string | null>(null);
  const id = theme ?? sets.data?.[0]?._id ?? null;
  const set = useQuery(publishedSetQuery(id));
  const lessons = useQuery(lessonsQuery(id));
  return (
    <section className="grid grid-cols-1 gap-6" aria-labelledby="lessons-title">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 id="lessons-title" className="title text-3xl">
          {t('title')}
        </h1>
        {sets.data !== undefined && sets.data.length > 1 && (
          <SelectField label={t('theme')} value={id ?? ''} onChange={(event) => setTheme(event.target.value)}>
            {sets.data.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      {sets.data?.length === 0 && <p className="text-soft">{t('noSets')}</p>}
      {sets.data?.length !== 0 &&
        (set.data && lessons.data ? (
          <ul className="grid gap-5 grid-cols-lessons">
            {LESSON_CARDS.map((kinds) => (
              <OneCard key={`${id} ${kinds}`} kinds={kinds} set={set.data} lessons={lessons.data} />
            ))}
          </ul>
        ) : (
          <Unread queries={[sets, set, lessons]} />
        ))}
    </section>
  );
}

interface OneCardProps {
  /** The kinds of lessons on the card, one for each length. */
  kinds: readonly LessonKind[];
  set: QuestionSet;
  /** The lessons of every kind, in the order in which they are offered. */
  lessons: readonly Lesson[];
}

/** One card; its statements change for the next ones. Nothing if the question set has too little for it. */
function OneCard({ kinds, set, lessons: all }: OneCardProps) {
  const { t } = useTranslation('teacher-lessons');
  const { nameOf } = useLessonName();
  const [chosen, setChosen] = useState(0);
  const [at, setAt] = useState(0);
  const lengths = kinds.map((kind) => all.filter((lesson) => lesson.kind === kind)).filter(({ length }) => length > 0);
  const lessons = lengths[chosen] ?? [];
  const lesson = lessons[at];
  if (lesson === undefined) return null;
  const { kind } = lesson;
  const name = nameOf(lesson);
  const place = { set: set._id, kind, number: at };
  const size = lesson.statements.length === 1 ? 'size-24' : 'size-12';
  const hidden = <VisuallyHidden>{` ${name}`}</VisuallyHidden>;
  const seats = lessonSeats(kind, {
    options: set.opinionOptions.map(({ color }) => color),
    parties: set.parties.map(({ color }) => color),
  });
  return (
    <LessonCard
      name={name}
      text={t(`kinds.${kind}.text`)}
      length={
        lengths.length > 1 ? (
          <LengthChoice
            name={name}
            lengths={lengths.flatMap(([first]) => first?.minutes ?? [])}
            chosen={chosen}
            onChoose={(length) => {
              setChosen(length);
              setAt(0);
            }}
          />
        ) : (
          <LessonLength minutes={lesson.minutes} />
        )
      }
      seats={seats}
      corner={
        lessons.length > 1 && (
          <Button kind="quiet" size="small" onClick={() => setAt((before) => (before + 1) % lessons.length)}>
            <Icon name="retry" />
            {t('others')}
            {hidden}
          </Button>
        )
      }
      actions={
        <>
          <StartLesson place={place} lesson={lesson} />
          <AdaptLink place={place} name={name} />
        </>
      }
    >
      {kind === 'election' && <p>{t('say.onward')}</p>}
      <ul className="grid grid-cols-1 gap-2 text-ink" aria-live="polite" lang={CONTENT_LANGUAGE}>
        {set.statements
          .filter(({ _id }) => lesson.statements.includes(_id))
          .sort((a, b) => lesson.statements.indexOf(a._id) - lesson.statements.indexOf(b._id))
          .map(({ _id, description, drawing }) => (
            <li key={_id} className="flex items-center gap-3 leading-tight">
              {drawing && <DrawingFile name={drawing} className={`${size} shrink-0`} />}
              <span dir="auto">{description}</span>
            </li>
          ))}
      </ul>
      <p className="flex flex-wrap gap-x-4">
        <Link className="inline-flex min-h-link items-center" to={lessonPath(place)}>
          {t('plan')}
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Link>
        {lessonGame(kind).hasBallot && (
          <Link className="inline-flex min-h-link items-center" to="/teacher/school">
            {t('school')}
          </Link>
        )}
      </p>
    </LessonCard>
  );
}
