import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sessionPartiesQuery } from '#web/data/session-parties.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { ScreenProps } from '#web/student/game/game.ts';
import { LoadFailure } from '#web/ui/common/empty-state.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import screen from '#web/ui/common/screen.module.css';
import { Button } from '#web/ui/core/button.tsx';
import { focusLostHeading } from '#web/ui/core/focus-heading.ts';
import { HalfCircle } from '#web/ui/core/half-circle.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import { SAMPLE_SEATS } from '#web/ui/core/sample-seats.ts';
import styles from './dealt-screen.module.css';
import { Redraw } from './redraw.tsx';
import { TurnedCard } from './turned-card.tsx';

/**
 * A dealt party is face down, and says that it was dealt at random, so that nobody mistakes it for a preference. One
 * tap turns and accepts it; a shared device waits for a second tap, because the next screen is the next student's.
 */
export function DealtScreen({ phase: { dealtParty }, game }: ScreenProps<'partyDealt'>) {
  const { t } = useTranslation('student-results');
  const { session, clientId, chooseParty } = game;
  const { data: parties, isError, refetch } = useQuery(sessionPartiesQuery(session.code));
  const [turned, setTurned] = useState<string | null>(null);
  // Another one lies face down again.
  const isOpen = turned === dealtParty;
  useEffect(() => (isOpen ? focusLostHeading() : undefined), [isOpen]);
  const party = parties?.find(({ _id }) => _id === dealtParty);
  if (party === undefined)
    return (
      <div className={screen.column}>
        {isError ? <LoadFailure isPage onRetry={() => void refetch()} /> : <Loading label={t('lot.loading')} />}
      </div>
    );
  return (
    <div className={screen.column}>
      {isOpen ? (
        <TurnedCard party={party} heading />
      ) : (
        <>
          <h1>{t('lot.title')}</h1>
          <button
            type="button"
            className={styles.down}
            onClick={() => (clientId === undefined ? chooseParty(dealtParty) : setTurned(dealtParty))}
          >
            <span data-surface="deep">
              <HalfCircle seats={SAMPLE_SEATS} className={styles.seats} />
            </span>
            {t('lot.turn')}
          </button>
        </>
      )}
      <p className={styles.why}>
        <Icon name="info" />
        <span>{t('lot.why')}</span>
      </p>
      {isOpen && (
        <div className={styles.foot}>
          <Button size="big" wide onClick={() => chooseParty(dealtParty)}>
            {t('lot.play', { party: party.name })}
          </Button>
          <Redraw session={session} clientId={clientId} />
        </div>
      )}
    </div>
  );
}
