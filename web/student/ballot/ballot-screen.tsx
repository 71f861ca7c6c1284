import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useId, useState } from 'react';
import { sessionPartiesQuery } from '#web/data/session-parties.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { ScreenProps } from '#web/student/game/game.ts';
import { LoadFailure } from '#web/ui/common/empty-state.tsx';
import screen from '#web/ui/common/screen.module.css';
import { Button } from '#web/ui/core/button.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import styles from './ballot.module.css';
import { useBallotBox } from './use-ballot-box.ts';

/** The place of a party on this ballot, drawn once: another one on every phone, and after a reload. */
const byLot = (places: Map<string, number>, id: string): number => {
  const place = places.get(id) ?? Math.random();
  places.set(id, place);
  return place;
};

/** The ballot of the open round; once it was cast, that it was. What is chosen is in memory only. */
export function BallotScreen({ phase: { round, voted }, game: { session, clientId } }: ScreenProps<'ballot'>) {
  const { t } = useTranslation('student-results');
  const name = useId();
  const [places] = useState(() => new Map<string, number>());
  const [chosen, setChosen] = useState<string | null>();
  const { data: parties, isError, refetch } = useQuery(sessionPartiesQuery(session.code, clientId));
  const { state, cast } = useBallotBox(session.code, round, clientId);

  if (voted)
    return (
      <div className={screen.column}>
        <div className={screen.message}>
          <span className={styles.box} aria-hidden="true" />
          <h1>{t('ballot.done.title')}</h1>
          <p>{t('ballot.done.text')}</p>
        </div>
      </div>
    );
  if (parties === undefined)
    return (
      <div className={screen.column}>
        {isError ? <LoadFailure isPage onRetry={() => void refetch()} /> : <Loading label={t('student:loading')} />}
      </div>
    );
  const rows = [
    ...[...parties].sort((one, other) => byLot(places, one._id) - byLot(places, other._id)),
    { _id: null, name: t('ballot.blank'), color: 'transparent' },
  ];
  const isOnItsWay = state === 'sending' || state === 'waiting';
  return (
    <form
      className={`${screen.column} ${styles.ballot}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== undefined) cast(chosen);
      }}
    >
      <h1>{t('ballot.title')}</h1>
      <p>{t('ballot.text')}</p>
      <fieldset disabled={isOnItsWay} aria-label={t('ballot.title')}>
        {rows.map((row) => (
          <label key={row._id} style={{ '--c': row.color } as CSSProperties}>
            <span className={styles.color} />
            <span translate={row._id === null ? undefined : 'no'}>{row.name}</span>
            <input type="radio" name={name} checked={chosen === row._id} onChange={() => setChosen(row._id)} />
            <span className={styles.circle} />
          </label>
        ))}
      </fieldset>
      <div className={styles.foot}>
        <Button type="submit" size="big" wide disabled={chosen === undefined || isOnItsWay}>
          {t(isOnItsWay ? 'ballot.sending' : 'ballot.cast')}
        </Button>
        <p role="status">{t(state === null || state === 'sending' ? 'ballot.after' : `ballot.failed.${state}`)}</p>
      </div>
    </form>
  );
}
