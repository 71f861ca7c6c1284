import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Navigate, useParams } from 'react-router';
import { roleMay } from '#shared/domain/roles.ts';
import type { GameType } from '#shared/domain/voting-session.ts';
import { makeVisitorTryOut, pageTextQuery } from '#web/data/try-out.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { settings } from '#web/shell/settings.ts';
import { useRole } from '#web/shell/use-role.ts';
import { Unread } from '#web/teacher/parts/unread.tsx';
import { LinkButton } from '#web/ui/core/button.tsx';
import { TryOut } from './try-out.tsx';
import '#web/ui/screens.css';

const OWN = '/teacher/try-out';

/** Somebody without an account sees a lesson first: a game of the first question set, which nobody keeps. */
export function VisitorPage() {
  const role = useRole();
  const { type } = useParams();
  const page = useQuery(pageTextQuery);
  if (role !== null && roleMay(role, 'manageGames')) return <Navigate to={OWN} replace />;
  if (!settings.visitors) return <Navigate to="/login" replace state={{ from: OWN }} />;
  if (page.data !== undefined) return <VisitorTryOut type={type === 'party' ? 'party' : 'debate'} page={page.data} />;
  return (
    <main id="main" className="px-5 pt-8 pb-16 laptop:px-10">
      <Unread isPage queries={[page]} />
    </main>
  );
}

function VisitorTryOut({ type, page }: { type: GameType; page: string }) {
  const { t } = useTranslation('teacher-try-out');
  const make = useCallback(() => makeVisitorTryOut(type), [type]);
  return (
    <TryOut make={make} page={page} back="/try-out">
      <LinkButton to="/register">{t('register')}</LinkButton>
    </TryOut>
  );
}
