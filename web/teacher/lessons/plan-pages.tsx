// The plan of a lesson before it is played: a ready-made one, one's own, or a colleague's.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { LESSON_KINDS } from '#shared/domain/lesson-kinds.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { linkedSheetQuery, linkedTemplateQuery, useCopyLinked } from '#web/data/game-template-links.ts';
import { gameTemplateQuery, isTooMany } from '#web/data/game-templates.ts';
import { lessonsQuery } from '#web/data/lessons.ts';
import { publishedSetQuery } from '#web/data/question-sets.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { draftOf } from '#web/teacher/parts/game-draft.ts';
import { Unread, type UnreadProps } from '#web/teacher/parts/unread.tsx';
import { EmptyState } from '#web/ui/common/empty-state.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button, LinkButton } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { AdaptLink } from './adapt-link.tsx';
import { type LessonPlace, tryOutPath } from './lesson-path.ts';
import { LessonPlan } from './lesson-plan.tsx';
import { draftOfLesson, linkedPlanOf, type PlanContent, planOf } from './plan-content.ts';
import { StartLesson } from './start-lesson.tsx';
import { useLessonName } from './use-lesson-name.ts';
import '#web/ui/screens.css';

/** The other side of a lesson's card. */
export function LessonPlanPage() {
  const { set: id = '', kind, number } = useParams();
  const lessonKind = LESSON_KINDS.find((one) => one === kind) ?? LESSON_KINDS[0];
  return <CardPlan place={{ set: id, kind: lessonKind, number: Number(number) }} />;
}

function CardPlan({ place }: { place: LessonPlace }) {
  const set = useQuery(publishedSetQuery(place.set));
  const lessons = useQuery(lessonsQuery(place.set));
  const { t } = useTranslation('teacher-lessons');
  const { nameOf } = useLessonName();
  const lesson = lessons.data?.filter(({ kind }) => kind === place.kind)[place.number];
  if (lesson === undefined || set.data === undefined)
    return <NoPlan reads={[set, lessons]} isGone={lessons.data !== undefined && lesson === undefined} />;
  const name = nameOf(lesson);
  return (
    <Plan content={planOf(draftOfLesson({ lesson, questionSet: place.set, name }, []), set.data)}>
      <LinkButton kind="line" to={tryOutPath(place)}>
        <Icon name="phone" />
        {t('tryOut')}
      </LinkButton>
      <AdaptLink place={place} name={name} />
      <StartLesson place={place} lesson={lesson} />
    </Plan>
  );
}

/** One's own lesson, as it is stored. */
export function OwnPlanPage() {
  const { id = '' } = useParams();
  const template = useQuery(gameTemplateQuery(id));
  const set = useQuery(publishedSetQuery(template.data?.questionSet ?? null));
  if (template.data === undefined || set.data === undefined) return <NoPlan reads={[template, set]} />;
  return <Plan content={planOf(draftOf(template.data), set.data)} />;
}

/** A colleague's lesson, before it is taken. */
export function LinkedPlanPage() {
  const { t } = useTranslation('teacher-lessons');
  const navigate = useNavigate();
  const { token = '' } = useParams();
  const linked = useQuery(linkedTemplateQuery(token));
  const sheet = useQuery(linkedSheetQuery(token));
  const set = useQuery(publishedSetQuery(linked.data?.questionSet._id ?? null));
  const copy = useCopyLinked(token);
  // A set that is not there any more has no positions to show.
  const isSetRead = set.isSuccess || set.isError;
  // Also of what was read before: the link may have been taken back since.
  const isGone = linked.error !== null && errorCodeOf(linked.error) === 'NOT_FOUND';
  if (!linked.data || !sheet.data || !isSetRead || isGone) return <NoPlan reads={[linked, sheet]} isGone={isGone} />;
  const take = () =>
    copy.mutate(undefined, {
      onSuccess: ({ name }) => {
        notify('done', t('taken', { name }));
        void navigate('/teacher');
      },
      onError: (error) => notify('error', t(isTooMany(error) ? 'teacher-dashboard:games.tooManyGames' : 'takeFailed')),
    });
  return (
    <Plan content={linkedPlanOf(linked.data, sheet.data, set.data)} note={t('linked')}>
      <Button busy={copy.isPending} onClick={take}>
        <Icon name="plus" />
        {t('take')}
      </Button>
    </Plan>
  );
}

interface PlanProps {
  content: PlanContent;
  /** Above the plan. */
  note?: string;
  /** Beside the button that prints it. */
  children?: ReactNode;
}

function Plan({ content, note, children }: PlanProps) {
  const { t } = useTranslation('teacher-lessons');
  return (
    <LessonPlan content={content}>
      {note !== undefined && <p className="w-full">{note}</p>}
      <LinkButton kind="line" to="/teacher">
        <Icon name="back" />
        {t('back')}
      </LinkButton>
      <span className="flex flex-wrap gap-3">
        <Button kind="line" onClick={() => window.print()}>
          <Icon name="print" />
          {t('print')}
        </Button>
        {children}
      </span>
    </LessonPlan>
  );
}

interface NoPlanProps {
  reads: readonly (UnreadProps['queries'][number] & { error: Error | null })[];
  isGone?: boolean;
}

function NoPlan({ reads, isGone = false }: NoPlanProps) {
  const { t } = useTranslation('teacher-lessons');
  if (!isGone && !reads.some(({ error }) => error !== null && errorCodeOf(error) === 'NOT_FOUND'))
    return <Unread isPage queries={reads} />;
  return (
    <EmptyState
      isPage
      title={t('gone')}
      action={
        <LinkButton kind="line" to="/teacher">
          <Icon name="back" />
          {t('back')}
        </LinkButton>
      }
    >
      {t('goneText')}
    </EmptyState>
  );
}
