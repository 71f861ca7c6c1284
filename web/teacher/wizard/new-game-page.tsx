import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { lessonsQuery } from '#web/data/lessons.ts';
import { publishedSetQuery, publishedSetsQuery } from '#web/data/question-sets.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { draftOfLesson } from '#web/teacher/lessons/plan-content.ts';
import { useLessonName } from '#web/teacher/lessons/use-lesson-name.ts';
import { EMPTY_DRAFT } from '#web/teacher/parts/game-draft.ts';
import { Loading } from '#web/ui/core/loading.tsx';
import { filledName } from './filled-name.ts';
import { NEW_GAME } from './stored-draft.ts';
import { Wizard } from './wizard.tsx';
import '#web/ui/screens.css';

/** A new game has a name, and the question set where there is only one; one of a lesson has everything. */
export function NewGamePage() {
  const { t, i18n } = useTranslation('teacher-wizard');
  const { set = null, kind, number } = useParams();
  const { gameNameOf } = useLessonName();
  const { data: sets, isPending } = useQuery(publishedSetsQuery);
  const lessons = useQuery(lessonsQuery(set));
  const { data: content, isLoading } = useQuery(publishedSetQuery(set));
  const lesson = lessons.data?.filter((one) => one.kind === kind)[Number(number)];
  const questionSet = (sets?.length === 1 && sets[0]?._id) || null;
  const name = lesson === undefined ? filledName(t, i18n.language, EMPTY_DRAFT.type) : gameNameOf(lesson);
  const saved = useMemo(
    () =>
      set === null || lesson === undefined
        ? { ...EMPTY_DRAFT, name, questionSet }
        : draftOfLesson({ lesson, questionSet: set, name }, content?.statements.map(({ _id }) => _id) ?? []),
    [name, questionSet, set, lesson, content],
  );
  if (isPending || lessons.isLoading || isLoading) return <Loading />;
  return <Wizard templateId={NEW_GAME} saved={saved} base={null} isFilled={lesson !== undefined} />;
}
