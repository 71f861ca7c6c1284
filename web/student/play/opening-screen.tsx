import { createContext } from 'react';
import type { OpenedGame } from '#shared/contract/voting-session.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { openedCode } from '#web/student/game/game-address.ts';
import { readOpenedGame } from '#web/student/game/opened-game.ts';
import screen from '#web/ui/common/screen.module.css';
import { Loading } from '#web/ui/core/loading.tsx';
import styles from './opening-screen.module.css';
import { WaitingFrame } from './waiting-frame.tsx';

const opened = readOpenedGame();

/** What the page says of the game that it was opened for; null where it says nothing. The server provides what it draws. */
export const OpenedGameContext = createContext<{ code: string; game: OpenedGame } | null>(
  openedCode === null || opened === null || opened === 'unknown' ? null : { code: openedCode, game: opened },
);

/** A game that is being read. `sincePage`: since the page was opened, where the server has drawn the same. */
export function OpeningScreen({ game, sincePage }: { game: OpenedGame | null; sincePage: boolean }) {
  const { t } = useTranslation('student');
  const loading = <Loading label={t('loading')} sincePage={sincePage} />;
  if (game === null) return <div className={screen.column}>{loading}</div>;
  const { name, type, state } = game;
  const title = t('opening.title');
  const text = type === 'debate' ? t(`opening.debate.${state}`) : t(`opening.party.${state}`);
  // As the screen that follows.
  if (type === 'debate' && state === 'draft')
    return <WaitingFrame name={name} title={title} text={text} hasSeat={false} />;
  return (
    <div className={screen.column}>
      <p className={styles.name}>{name}</p>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      {loading}
    </div>
  );
}
