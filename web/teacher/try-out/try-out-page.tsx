import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { invariant } from '#shared/domain/invariant.ts';
import { lessonsQuery, templateOf } from '#web/data/lessons.ts';
import { publishedSetsQuery } from '#web/data/question-sets.ts';
import { type MadeTryOut, makeTryOut, pageTextQuery } from '#web/data/try-out.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Unread, type UnreadProps } from '#web/teacher/parts/unread.tsx';
import { EmptyState } from '#web/ui/common/empty-state.tsx';
import { LinkButton } from '#web/ui/core/button.tsx';
import { TryOut } from './try-out.tsx';
import '#web/ui/screens.css';

/** The teacher plays one of the own games alone, or else a lesson. */
export function TryOutPage() {
  const [search] = useSearchParams();
  const game = search.get('game');
  return game === null ? <LessonTryOut search={search} /> : <OwnTryOut gameTemplateId={game} />;
}

function OwnTryOut({ gameTemplateId }: { gameTemplateId: string }) {
  const make = useCallback(() => makeTryOut({ gameTemplateId }), [gameTemplateId]);
  return <Page make={make} reads={[]} />;
}

/** The requested lesson, or the one of three statements. */
function LessonTryOut({ search }: { search: URLSearchParams }) {
  const { t } = useTranslation('teacher-try-out');
  const sets = useQuery(publishedSetsQuery);
  const questionSet = search.get('set') ?? sets.data?.[0]?._id ?? null;
  const lessons = useQuery(lessonsQuery(questionSet));
  const asked = search.get('kind') ?? 'three';
  const ofKind = lessons.data?.filter(({ kind }) => kind === asked);
  const lesson = ofKind?.[Number(search.get('number'))] ?? lessons.data?.[0];
  const name = t('title');
  const make = useCallback(async () => {
    invariant(lesson !== undefined && questionSet !== null, 'a try-out begins once its lesson is there');
    return makeTryOut({ template: templateOf({ lesson, questionSet, name }) });
  }, [lesson, questionSet, name]);
  if (sets.data?.length === 0 || lessons.data?.length === 0)
    return (
      <main id="main" className="px-5 pt-8 pb-16 laptop:px-10">
        <EmptyState isPage title={t('noSets')} action={<LinkButton to="/teacher">{t('stop')}</LinkButton>} />
      </main>
    );
  return <Page make={lesson && make} reads={[sets, lessons]} />;
}

interface PageProps {
  /** Undefined until what it makes is there. */
  make: (() => Promise<MadeTryOut>) | undefined;
  reads: UnreadProps['queries'];
}

function Page({ make, reads }: PageProps) {
  const page = useQuery(pageTextQuery);
  if (make !== undefined && page.data !== undefined) return <TryOut make={make} page={page.data} back="/teacher" />;
  return (
    <main id="main" className="px-5 pt-8 pb-16 laptop:px-10">
      <Unread isPage queries={[...reads, page]} />
    </main>
  );
}
