import { createContext } from 'react';
import type { OpenedGame } from '#shared/domain/opened-game.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { openedCode, readOpenedGame } from '#web/student/game/opened-game.ts';
import { StatementText } from '#web/student/statement/statement-text.tsx';
import { WhereLine } from '#web/student/statement/where-line.tsx';
import screen from '#web/ui/common/screen.module.css';
import { Dots } from '#web/ui/core/dots.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import styles from './opening-screen.module.css';
import { WaitingFrame } from './waiting-frame.tsx';

const opened = readOpenedGame();

/** The game that the server drew into the page; null without one. */
export const OpenedGameContext = createContext<{ code: string; game: OpenedGame } | null>(
  openedCode === null || opened === null || opened === 'unknown' ? null : { code: openedCode, game: opened },
);

/** A game that is being read. `sincePage`: since the page was opened, if the server has drawn the same. */
export function OpeningScreen({ game, sincePage }: { game: OpenedGame | null; sincePage: boolean }) {
  const { t } = useTranslation('student');
  const loading = <Loading label={t('loading')} sincePage={sincePage} />;
  if (game === null) return <div className={screen.column}>{loading}</div>;
  const { name, type, state, statement, argumentsEnabled } = game;
  // Like the following screens. Nothing is below the statement, because its lines may break differently once its font
  // is loaded.
  if (statement !== null)
    return (
      <div className={screen.column}>
        <WhereLine {...statement}>
          <span className={styles.loading} role="status" aria-label={t('loading')}>
            <Dots />
          </span>
        </WhereLine>
        <StatementText text={statement.description} words={[]} compact={argumentsEnabled} />
      </div>
    );
  const title = t('opening.title');
  const text = type === 'debate' ? t(`opening.debate.${state}`) : t(`opening.party.${state}`);
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
