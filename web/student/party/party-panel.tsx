import type { CSSProperties } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import type { Game } from '#web/student/game/game.ts';
import { Button } from '#web/ui/core/button.tsx';
import { useLightDialog } from '#web/ui/forms/dialog.tsx';
import { PartyLogo } from '#web/widgets/party-logo.tsx';
import styles from './party-panel.module.css';
import { Redraw } from './redraw.tsx';

interface PartyPanelProps {
  game: Game;
  onClose: () => void;
}

/**
 * The self-description of the party that is played, over the bottom of any screen; before the first answer the party
 * may be changed here.
 */
export function PartyPanel({ game: { party, partyIsOpen, session, clientId, chooseParty }, onClose }: PartyPanelProps) {
  const { t } = useTranslation('student-results');
  const dialog = useLightDialog();
  if (party === null) return null;
  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      style={{ '--c': party.color } as CSSProperties}
      aria-labelledby="own-party"
      onClose={onClose}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <PartyLogo name={party.name} image={party.image} />
          <h2 id="own-party" translate="no">
            {party.name}
          </h2>
        </div>
        {party.description !== '' && (
          <p className={styles.text} lang={CONTENT_LANGUAGE}>
            {party.description}
          </p>
        )}
        <p>{t(session.partiesByLot ? 'lot.why' : 'party.how')}</p>
        <Button kind="line" wide onClick={onClose}>
          {t('help.close')}
        </Button>
        {partyIsOpen &&
          (session.partiesByLot ? (
            <Redraw session={session} clientId={clientId} />
          ) : (
            <Button kind="text" wide onClick={() => chooseParty(null)}>
              {t('party.change')}
            </Button>
          ))}
      </div>
    </dialog>
  );
}
