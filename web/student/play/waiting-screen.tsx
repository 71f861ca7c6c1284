import { useTranslation } from '#web/i18n/use-translation.ts';
import { OptionalChunk } from '#web/shell/optional.tsx';
import { LeaveDevice } from '#web/student/frame/device.tsx';
import { SeatOffer } from '#web/student/frame/shared-device.tsx';
import type { ScreenProps } from '#web/student/game/game.ts';
import { Button } from '#web/ui/core/button.tsx';
import { Dots } from '#web/ui/core/dots.tsx';
import { HalfCircle, type Seat } from '#web/ui/core/half-circle.tsx';
import styles from './waiting-screen.module.css';

const SEATS: readonly Seat[] = Array.from({ length: 40 }, (_, index) => (index === 26 ? 'you' : 'empty'));

export function WaitingScreen({ game: { session, party, partyIsOpen, chooseParty, share } }: ScreenProps<'waiting'>) {
  const { t } = useTranslation('student');
  return (
    <div className={styles.screen} data-surface="deep">
      <div className={styles.column}>
        <HalfCircle seats={SEATS} pulsing className={styles.seats} />
        <div className={styles.text}>
          <h1>{t('waiting.title')}</h1>
          <p>{t('waiting.text')}</p>
        </div>
        <Dots className={styles.dots} />
        {party && (
          <div className={styles.party}>
            <p>{t('party.playing', { party: party.name })}</p>
            {partyIsOpen && (
              <Button kind="line" onClick={() => chooseParty(null)}>
                {t(session.partiesByLot ? 'party.look' : 'party.change')}
              </Button>
            )}
          </div>
        )}
        <OptionalChunk>
          <SeatOffer isParty={session.type === 'party'} onOpen={() => share(true)} />
        </OptionalChunk>
        <LeaveDevice before />
      </div>
    </div>
  );
}
