import type { CSSProperties, ReactNode } from 'react';
import { withTexts } from '#web/i18n/i18n.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { OptionalChunk } from '#web/shell/optional.tsx';
import { preloadable } from '#web/shell/pages.tsx';
import type { Game } from '#web/student/game/game.ts';
import type { StatementPosition } from '#web/student/game/student-phase.ts';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { PartyDoor } from './party-door.tsx';
import styles from './screen.module.css';
import { WhereLine } from './where-line.tsx';

/** Left of other elements at the end of the line, which do not move when it appears. */
const Beside = preloadable(
  async () => (await withTexts(import('#web/student/after/beside-statement.tsx'), 'drawings')).BesideStatement,
);

interface StatementHeaderProps {
  place: StatementPosition;
  game: Game;
  /** The text of the button; without it there is no button. */
  aloud?: string;
  /** Opens what there is to know about the statement. */
  help?: ReactNode;
}

export function StatementHeader({ place: { statement, number, total, own }, game, aloud, help }: StatementHeaderProps) {
  const { t } = useTranslation('student');
  return (
    <>
      <WhereLine number={number} total={total} isOwn={statement.own} inGame={game.session.participants}>
        {own && <VisuallyHidden>{t('where.answered', { count: own.answered })}</VisuallyHidden>}
        <OptionalChunk>
          <Beside.Component drawing={statement.drawing} aloud={aloud} />
        </OptionalChunk>
        {help}
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
            {t('party.playingAs')} <b translate="no">{game.party.name}</b>
          </span>
          <PartyDoor game={game} />
        </div>
      )}
    </>
  );
}
