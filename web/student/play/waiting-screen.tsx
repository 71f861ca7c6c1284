import { useTranslation } from '#web/i18n/use-translation.ts';
import { OptionalChunk } from '#web/shell/optional.tsx';
import { SeatOffer } from '#web/student/frame/shared-device.tsx';
import type { ScreenProps } from '#web/student/game/game.ts';
import { Button } from '#web/ui/core/button.tsx';
import { QuestionsDoor } from './questions-door.tsx';
import { WaitingFrame } from './waiting-frame.tsx';
import styles from './waiting-screen.module.css';

export function WaitingScreen({
  game: { clientId, session, party, partyIsOpen, chooseParty, share },
}: ScreenProps<'waiting'>) {
  const { t } = useTranslation('student');
  return (
    <WaitingFrame name={session.name} title={t('waiting.title')} text={t('waiting.text')} hasSeat>
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
      <div className={styles.offer}>
        <OptionalChunk>
          <SeatOffer onOpen={() => share(true)} />
        </OptionalChunk>
      </div>
      <QuestionsDoor session={session} clientId={clientId} />
    </WaitingFrame>
  );
}
