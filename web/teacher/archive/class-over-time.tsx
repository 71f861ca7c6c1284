import { useQueries } from '@tanstack/react-query';
import type { ArchivedVotingSession } from '#shared/contract/archive.ts';
import { CLASS_MIN } from '#shared/domain/limits.ts';
import { dataOrNotFound } from '#web/client/api-error.ts';
import { overviewQuery } from '#web/data/group-results.ts';
import { dayWords } from '#web/i18n/day-words.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { CountBars } from '#web/teacher/parts/count-bars.tsx';
import { OwnMark } from '#web/teacher/parts/own-mark.tsx';
import { Unread } from '#web/teacher/parts/unread.tsx';
import styles from './class-over-time.module.css';
import { type PlayedAgain, playedAgain } from './over-time.ts';

/** How a class answered the statements that it had more than once. */
export function ClassOverTime({ sessions }: { sessions: readonly ArchivedVotingSession[] }) {
  const { t } = useTranslation('teacher-dashboard');
  const overviews = useQueries({ queries: sessions.map(({ _id }) => overviewQuery(_id)) });
  // One that was deleted on another device is left out.
  const unread = overviews.filter((overview) => dataOrNotFound(overview) === undefined);
  if (unread.length > 0) return <Unread queries={unread} />;
  const games = overviews.flatMap(({ data }) => data ?? []);
  const again = playedAgain(games);
  if (again.length === 0) return <p>{t('archive.overTime.none')}</p>;
  return (
    <ul className={styles.statements}>
      {again.map((statement) => (
        <Statement key={statement.key} statement={statement} />
      ))}
    </ul>
  );
}

function Statement({ statement: { description, own, times } }: { statement: PlayedAgain }) {
  const { t, i18n } = useTranslation('teacher-dashboard');
  return (
    <li>
      <h3>
        <span lang={CONTENT_LANGUAGE}>{description}</span> {own && <OwnMark />}
      </h3>
      <ol className={styles.times}>
        {times.map(({ sessionId, name, playedAt, counts }) => (
          <li key={sessionId}>
            <p>
              {name}, {dayWords(playedAt, i18n.language, (date) => t('onDate', { date }))}
            </p>
            {counts === null ? (
              <p className={styles.few}>{t('archive.overTime.few', { min: CLASS_MIN })}</p>
            ) : (
              <CountBars bars={counts} label={t('archive.overTime.answers')} />
            )}
          </li>
        ))}
      </ol>
    </li>
  );
}
