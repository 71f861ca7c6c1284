import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { errorCodeOf } from '#web/client/api-error.ts';
import { difficultWordsQuery } from '#web/data/difficult-words.ts';
import { linkedSheetQuery, linkedTemplateQuery } from '#web/data/game-template-links.ts';
import { gameTemplateQuery } from '#web/data/game-templates.ts';
import { publishedSetQuery } from '#web/data/question-sets.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { draftOf } from '#web/teacher/parts/game-draft.ts';
import { Unread } from '#web/teacher/parts/unread.tsx';
import { EmptyState } from '#web/ui/common/empty-state.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { LinkButton } from '#web/ui/core/button.tsx';
import { PreparationSheet } from './preparation-sheet.tsx';
import { linkedSheetOf, type SheetContent, sheetOf } from './sheet-content.ts';

/** The sheet of one's own game, as it is stored. */
export function OwnSheetPage() {
  const { id = '' } = useParams();
  const template = useQuery(gameTemplateQuery(id));
  const set = useQuery(publishedSetQuery(template.data?.questionSet ?? null));
  const content = template.data && set.data && sheetOf(draftOf(template.data), set.data);
  return <SheetPage content={content} reads={[template, set]} to="/teacher" />;
}

/** The sheet of a colleague's game, before it is taken. */
export function LinkedSheetPage() {
  const { token = '' } = useParams();
  const linked = useQuery(linkedTemplateQuery(token));
  const sheet = useQuery(linkedSheetQuery(token));
  const set = useQuery(publishedSetQuery(linked.data?.questionSet._id ?? null));
  // A set that is not there any more has no positions to show.
  const isSetRead = set.isSuccess || set.isError;
  const content = linked.data && sheet.data && isSetRead ? linkedSheetOf(linked.data, sheet.data, set.data) : undefined;
  return <SheetPage content={content} reads={[linked, sheet]} to={`/teacher/games/link/${token}`} />;
}

interface SheetPageProps {
  /** Undefined until it is read. */
  content: SheetContent | undefined;
  reads: readonly { isLoadingError: boolean; error: Error | null; refetch: () => unknown }[];
  /** The page before it. */
  to: string;
}

function SheetPage({ content, reads, to }: SheetPageProps) {
  const { t } = useTranslation('teacher-sheet');
  const words = useQuery(difficultWordsQuery);
  const back = (
    <LinkButton kind="line" to={to}>
      <Icon name="back" />
      {t('back')}
    </LinkButton>
  );
  if (content !== undefined && !words.isPending)
    return <PreparationSheet content={content} words={words.data ?? []} back={back} />;
  if (reads.some(({ error }) => error !== null && errorCodeOf(error) === 'NOT_FOUND'))
    return (
      <EmptyState isPage title={t('gone')} action={back}>
        {t('goneText')}
      </EmptyState>
    );
  return <Unread isPage queries={reads} />;
}
