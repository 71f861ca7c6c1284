import { useSyncExternalStore } from 'react';
import { onRecentGames, readRecentGame, recentGameIds } from '#web/client/recent-games.ts';
import { forgetOwnAnswers } from '#web/data/own-results.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { notify } from '#web/ui/core/notice-store.ts';
import { ForgetAnswers } from '#web/widgets/forget-answers.tsx';
import styles from './recent-games.module.css';

/** The games that were played on this device, whose answers can be deleted. */
export function RecentGames() {
  const { t } = useTranslation('student-device');
  const ids = useSyncExternalStore(
    onRecentGames,
    () => recentGameIds().sort().join(' '),
    () => '',
  );
  if (ids === '') return null;
  return (
    <section className={styles.games}>
      <div className={styles.columns}>
        <h2>{t('games.title')}</h2>
        <div>
          <p>{t('games.text')}</p>
          <ul>
            {ids.split(' ').map((id) => {
              const name = t('games.one', { code: readRecentGame(id)?.code ?? '?' });
              return (
                <li key={id}>
                  <span>{name}</span>
                  <ForgetAnswers
                    label={t('games.forget', { game: name })}
                    onForget={() => forgetOwnAnswers(id)}
                    onForgotten={() => notify('done', t('games.forgotten'))}
                  />
                </li>
              );
            })}
          </ul>
        </div>
      </div>
    </section>
  );
}
