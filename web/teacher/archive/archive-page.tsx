import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ArchivedVotingSession } from '#shared/contract/voting-session.ts';
import { archivedSessionsQuery } from '#web/data/voting-sessions.ts';
import { dayWords } from '#web/i18n/day-words.ts';
import { EmptyState, LoadFailure } from '#web/ui/common/empty-state.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { LinkButton } from '#web/ui/core/button.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { matchesSearch } from '#web/ui/lists/text-search.ts';
import styles from './archive-page.module.css';

/** With this many rows a search field appears. */
const MANY = 10;

export function ArchivePage() {
  const { t } = useTranslation('teacher-dashboard');
  const { data, isError, refetch } = useQuery(archivedSessionsQuery);
  return (
    <div className={styles.page}>
      <p>
        <Link to="/teacher" className={styles.back}>
          <Icon name="back" />
          {t('archive.back')}
        </Link>
      </p>
      <h1>{t('archive.title')}</h1>
      <p className={styles.lead}>{t('archive.lead')}</p>
      {data === undefined && !isError && <Loading />}
      {data === undefined && isError && <LoadFailure onRetry={refetch} />}
      {data?.length === 0 && <EmptyState title={t('archive.empty.title')}>{t('archive.empty.text')}</EmptyState>}
      {data !== undefined && data.length > 0 && <Archive sessions={data} />}
    </div>
  );
}

function Archive({ sessions }: { sessions: ArchivedVotingSession[] }) {
  const { t } = useTranslation('teacher-dashboard');
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const shown = sessions.filter(({ name }) => matchesSearch(name, wanted));
  return (
    <>
      {sessions.length >= MANY && (
        <div className={styles.tools}>
          <SearchField label={t('archive.search')} value={search} onSearch={setSearch} />
          <p className={styles.count} role="status">
            {t('games.count', { count: shown.length })}
          </p>
        </div>
      )}
      <ul className={styles.list}>
        {shown.map((session) => (
          <ArchivedGame key={session._id} session={session} />
        ))}
      </ul>
      {shown.length === 0 && <p>{t('archive.notFound', { search: wanted.trim() })}</p>}
    </>
  );
}

function ArchivedGame({
  session: { _id, name, type, statements, participants, archivedAt },
}: {
  session: ArchivedVotingSession;
}) {
  const { t, i18n } = useTranslation('teacher-dashboard');
  return (
    <li className={styles.game}>
      <div>
        <h2>{name}</h2>
        <p className={styles.about}>
          {t('archive.about', {
            type: t(`type.${type}`),
            statements: t('statements', { count: statements }),
            students: t('archive.students', { count: participants }),
            day: dayWords(archivedAt, i18n.language, (date) => t('onDate', { date })),
          })}
        </p>
      </div>
      <LinkButton kind="line" to={`/teacher/archive/${_id}`}>
        <Icon name="results" />
        {t('archive.results')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </LinkButton>
    </li>
  );
}
