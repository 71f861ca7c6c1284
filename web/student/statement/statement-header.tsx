import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { Game } from '#web/student/game/game.ts';
import type { StatementPosition } from '#web/student/game/student-phase.ts';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { PartyDoor } from './party-door.tsx';
import { ReadAloudButton } from './read-aloud-button.tsx';
import styles from './screen.module.css';
import { WhereLine } from './where-line.tsx';

interface StatementHeaderProps {
  place: StatementPosition;
  game: Game;
  /** What the button reads; without it there is no button. */
  aloud?: string;
  /** Opens what there is to know about the statement. */
  help?: ReactNode;
}

export function StatementHeader({ place: { statement, number, total, own }, game, aloud, help }: StatementHeaderProps) {
  const { t } = useTranslation('student');
  return (
    <>
      <WhereLine number={number} total={total} isOwn={statement.own}>
        {own && <VisuallyHidden>{t('where.answered', { count: own.answered })}</VisuallyHidden>}
        {help}
        {aloud !== undefined && <ReadAloudButton text={aloud} />}
      </WhereLine>
      {own && (
        <div className={styles.progress} aria-hidden="true">
          <i style={{ transform: `scaleX(${own.answered / total})` }} />
        </div>
      )}
      {game.party && (
        <div className={styles.playing}>
          <span className={styles.chip} style={{ '--c': game.party.color } as CSSProperties} aria-hidden="true" />
          <span>
            {t('party.playingAs')} <b>{game.party.name}</b>
          </span>
          <PartyDoor game={game} />
        </div>
      )}
    </>
  );
}
