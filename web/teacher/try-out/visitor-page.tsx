import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Navigate } from 'react-router';
import { roleMay } from '#shared/domain/roles.ts';
import { GAME_TYPES, type GameType } from '#shared/domain/voting-session.ts';
import { makeVisitorTryOut, pageTextQuery } from '#web/data/try-out.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { settings } from '#web/shell/settings.ts';
import { useRole } from '#web/shell/use-role.ts';
import { Unread } from '#web/teacher/parts/unread.tsx';
import { Button, LinkButton } from '#web/ui/core/button.tsx';
import { TryOut } from './try-out.tsx';
import styles from './try-out-page.module.css';

const OWN = '/teacher/try-out';

/** Somebody without an account sees a lesson first: a game of the first question set, which nobody keeps. */
export function VisitorPage() {
  const role = useRole();
  const read = useQuery(pageTextQuery);
  // Kept: when a visitor comes, everything that was read is read again.
  const [page, setPage] = useState(read.data);
  if (page === undefined && read.data !== undefined) setPage(read.data);
  if (role !== null && roleMay(role, 'manageGames')) return <Navigate to={OWN} replace />;
  if (!settings.visitors) return <Navigate to="/login" replace state={{ from: OWN }} />;
  if (page !== undefined) return <VisitorTryOut page={page} />;
  return (
    <main id="main" className={styles.message}>
      <Unread isPage queries={[read]} />
    </main>
  );
}

function VisitorTryOut({ page }: { page: string }) {
  const { t } = useTranslation('teacher-try-out');
  const [type, setType] = useState<GameType>('debate');
  const make = useCallback(() => makeVisitorTryOut(type), [type]);
  return (
    <TryOut make={make} page={page} back="/">
      <fieldset className={styles.types} aria-label={t('type')}>
        {GAME_TYPES.map((one) => (
          <Button key={one} kind="line" size="small" aria-pressed={type === one} onClick={() => setType(one)}>
            {t(`types.${one}`)}
          </Button>
        ))}
      </fieldset>
      <LinkButton to="/register">{t('register')}</LinkButton>
    </TryOut>
  );
}
