import { useId, useState } from 'react';
import { readRecentGame, saveRecentGame } from '#web/client/recent-games.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { hasPersistedClientId, randomUuid, readClientId } from '#web/shell/identity.ts';
import { LeaveDevice } from '#web/student/frame/device.tsx';
import type { Game } from '#web/student/game/game.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import screen from '#web/ui/common/screen.module.css';
import { Button } from '#web/ui/core/button.tsx';
import choice from './seat-choice.module.css';
import { SeatNumber } from './seat-row.tsx';
import styles from './seats.module.css';

/** Students who can share a device. */
export const SEATS_MAX = 6;
const COUNTS = [2, 3, 4, 5, SEATS_MAX] as const;

/** Asked before the first answer. The student who is there becomes number 1. */
export function SeatChoiceScreen({ game: { session, share } }: { game: Game }) {
  const sessionId = session._id;
  const onDone = () => share(false);
  const { t } = useTranslation('student-device');
  const name = useId();
  const [count, setCount] = useState<number>(COUNTS[0]);
  const game = readRecentGame(sessionId);
  const begin = () => {
    if (game) {
      const others = Array.from({ length: count - 1 }, (_, at) => ({
        number: at + 2,
        clientId: randomUuid(),
        partyId: null,
      }));
      saveRecentGame(sessionId, {
        ...game,
        seats: [{ number: 1, clientId: readClientId(), partyId: game.partyId }, ...others],
      });
    }
    onDone();
  };
  if (!hasPersistedClientId() || game === null) {
    return (
      <div className={screen.column}>
        <div className={screen.message} role="alert">
          <h1>{t('choice.forgets')}</h1>
          <p>{t('choice.forgetsText')}</p>
          <Button size="big" onClick={onDone}>
            {t('choice.alone')}
          </Button>
          <LeaveDevice before />
        </div>
      </div>
    );
  }
  return (
    <form
      className={`${screen.column} ${choice.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <h1>{t('choice.title')}</h1>
      <p className={choice.lead}>{t('choice.text')}</p>
      <button type="button" className={`${choice.count} ${choice.alone}`} onClick={onDone}>
        <span className={styles.disc}>1</span>
        {t('choice.alone')}
      </button>
      <div role="radiogroup" aria-label={t('choice.count')} className={choice.counts}>
        {COUNTS.map((number) => (
          <label key={number} className={`${choice.count} ${number === count ? choice.chosen : ''}`}>
            <input type="radio" name={name} checked={number === count} onChange={() => setCount(number)} />
            <SeatNumber number={number} kind={number === count ? 'now' : 'open'} />
            <span>{t(`choice.with${number}`)}</span>
          </label>
        ))}
      </div>
      <div className={choice.foot}>
        <p className={choice.note}>
          <Icon name="eye" />
          <span>{t('choice.agree')}</span>
        </p>
        <Button type="submit" size="big" wide>
          {t('choice.go')}
        </Button>
        {session.type === 'party' && <p className={choice.note}>{t('choice.group')}</p>}
        <LeaveDevice before />
      </div>
    </form>
  );
}
