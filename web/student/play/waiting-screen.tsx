import { useTranslation } from '#web/i18n/use-translation.ts';
import { OptionalChunk } from '#web/shell/optional.tsx';
import { SeatOffer } from '#web/student/frame/shared-device.tsx';
import type { ScreenProps } from '#web/student/game/game.ts';
import { PartyDoor } from '#web/student/statement/party-door.tsx';
import { TurnedCard } from './later-screens.ts';
import { QuestionsDoor } from './questions-door.tsx';
import { WaitingFrame } from './waiting-frame.tsx';
import styles from './waiting-screen.module.css';

export function WaitingScreen({ game }: ScreenProps<'waiting'>) {
  const { t } = useTranslation('student');
  const { clientId, session, party, share } = game;
  const isDealt = session.partiesByLot;
  const name = party && <p>{t('party.playing', { party: party.name })}</p>;
  const own = party && (
    <div className={styles.party}>
      {isDealt ? (
        <OptionalChunk instead={name}>
          <TurnedCard party={party} />
        </OptionalChunk>
      ) : (
        name
      )}
      <PartyDoor game={game} alone />
    </div>
  );
  return (
    <WaitingFrame
      name={session.name}
      title={t('waiting.title')}
      text={t('waiting.text')}
      hasSeat
      picture={isDealt && own}
    >
      {session.participants && <p>{t('where.in', { total: session.participants })}</p>}
      {!isDealt && own}
      <div className={styles.offer}>
        <OptionalChunk>
          <SeatOffer onOpen={() => share(true)} />
        </OptionalChunk>
      </div>
      <QuestionsDoor session={session} clientId={clientId} />
    </WaitingFrame>
  );
}
