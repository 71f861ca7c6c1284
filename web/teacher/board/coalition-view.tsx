import { type CSSProperties, useMemo } from 'react';
import { majorityOf } from '#shared/domain/ballot.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import styles from './ballot-view.module.css';
import { areBars, asOptions, type Seated, seatsOf } from './parliament-view.tsx';
import { resultSeats } from './result-seats.ts';
import { SeatsPicture } from './seats-result.tsx';
import type { Reveal } from './use-reveal.ts';

const STILL: Reveal = { kind: 'none', isRunning: false, before: [] };

interface CoalitionProps {
  seated: readonly Seated[];
  chosen: readonly string[];
  onToggle: ((party: string) => void) | undefined;
}

/** The search for a majority: the parties that govern together stand on one side. */
export function CoalitionView(coalition: CoalitionProps) {
  const { t } = useTranslation('teacher-live');
  const { seated, chosen } = coalition;
  const together = useMemo(() => togetherIn(seated, chosen), [seated, chosen]);
  const options = useMemo(
    () => asOptions([...together, ...seated.filter((one) => !together.includes(one))]),
    [seated, together],
  );
  const drawn = useMemo(() => resultSeats(options, 0, 0), [options]);
  const seats = seatsOf(seated);
  return (
    <>
      <h1 className={styles.title}>
        <span>{t('ballot.who')}</span> <small>{t('ballot.majority', { count: majorityOf(seats), seats })}</small>
      </h1>
      {!areBars(seated) && (
        <SeatsPicture
          options={options}
          drawn={drawn}
          reveal={STILL}
          total={seatsOf(together)}
          isFaint={(option) => together.length > 0 && option >= together.length}
        />
      )}
      <Coalition {...coalition} />
    </>
  );
}

const togetherIn = (seated: readonly Seated[], chosen: readonly string[]): Seated[] =>
  chosen.flatMap((id) => seated.find(({ party, seats }) => party._id === id && seats > 0) ?? []);

/** The parties to choose from, and whether those that are chosen are more than half. */
export function Coalition({ seated, chosen, onToggle }: CoalitionProps) {
  const { t } = useTranslation('teacher-live');
  const half = majorityOf(seatsOf(seated));
  const together = togetherIn(seated, chosen);
  const sum = seatsOf(together);
  const alone = seated.find(({ seats }) => seats >= half);
  return (
    <section className={styles.coalition} aria-label={t('ballot.who')}>
      <p role="status">
        {together.length > 0 && (
          <span translate="no">{`${together.map(({ party, seats }) => `${party.name} ${seats}`).join(' + ')} = ${sum}`}</span>
        )}{' '}
        {together.length > 0 && sum >= half && (
          <b>
            <Icon name="check" /> <span>{t('ballot.enough')}</span>
          </b>
        )}
        {together.length > 0 && sum < half && <small>{t('ballot.missing', { count: half - sum })}</small>}
        {together.length === 0 && (
          <small>
            {alone ? t('ballot.alone', { party: alone.party.name, count: alone.seats }) : t('ballot.press')}
          </small>
        )}
      </p>
      <ul>
        {seated
          .filter(({ seats }) => seats > 0)
          .map(({ party: { _id, name, color }, seats }) => (
            <li key={_id}>
              <button
                type="button"
                aria-pressed={chosen.includes(_id)}
                disabled={onToggle === undefined}
                style={{ '--c': color } as CSSProperties}
                onClick={() => onToggle?.(_id)}
              >
                <span translate="no">{name}</span> <b translate="no">{seats}</b>
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}
