import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ListedTemplate } from '#shared/contract/game-template.ts';
import { gameTemplatesQuery } from '#web/data/game-templates.ts';
import { makeTryOut, pageTextQuery } from '#web/data/try-out.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Unread } from '#web/teacher/parts/unread.tsx';
import { EmptyState } from '#web/ui/common/empty-state.tsx';
import { LinkButton } from '#web/ui/core/button.tsx';
import { TryOut } from './try-out.tsx';
import styles from './try-out-page.module.css';

/** The game that was asked for; else a debate in which the teacher moves on, which shows most of a lesson. */
const bestOf = (templates: readonly ListedTemplate[], asked: string | null): ListedTemplate | undefined =>
  templates.find(({ _id }) => _id === asked) ??
  templates.find(({ type, settings }) => type === 'debate' && !settings.includes('own_tempo')) ??
  templates[0];

/** The teacher plays one of the own games alone. */
export function TryOutPage() {
  const { t } = useTranslation('teacher-try-out');
  const [search] = useSearchParams();
  const templates = useQuery(gameTemplatesQuery);
  const page = useQuery(pageTextQuery);
  // The first choice is fixed, because the list may change meanwhile.
  const [template, setTemplate] = useState<ListedTemplate>();
  if (template === undefined && templates.data !== undefined && templates.data.length > 0)
    setTemplate(bestOf(templates.data, search.get('game')));

  if (template !== undefined && page.data !== undefined)
    return <OwnTryOut gameTemplateId={template._id} page={page.data} />;
  return (
    <main id="main" className={styles.message}>
      {templates.data?.length === 0 ? (
        <EmptyState isPage title={t('none')} action={<LinkButton to="/teacher/games/new">{t('newGame')}</LinkButton>}>
          {t('noneText')}
        </EmptyState>
      ) : (
        <Unread isPage queries={[templates, page]} />
      )}
    </main>
  );
}

function OwnTryOut({ gameTemplateId, page }: { gameTemplateId: string; page: string }) {
  const make = useCallback(() => makeTryOut(gameTemplateId), [gameTemplateId]);
  return <TryOut make={make} page={page} back="/teacher" />;
}
