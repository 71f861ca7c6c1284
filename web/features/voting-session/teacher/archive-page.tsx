// The games that are over, with the way to their results.
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ArchivedVotingSession } from '#shared/contract/voting-session.ts';
import { dayWords } from '#web/i18n/day-words.ts';
import { request } from '#web/lib/api.ts';
import { matchesSearch } from '#web/lib/text-search.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState, LoadFailure } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './archive-page.module.css';

/** From so many rows on the list can be searched. */
const MANY = 10;

export function ArchivePage() {
  const { t } = useTranslation('dashboard');
  const { data, isError, refetch } = useQuery({
    queryKey: ['voting-sessions', 'archive'],
    queryFn: ({ signal }) => request('GET voting/archive', { signal }),
    // A game may have ended a second ago.
    refetchOnMount: 'always',
  });
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
  const { t } = useTranslation('dashboard');
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
  const { t, i18n } = useTranslation('dashboard');
  return (
    <li className={styles.game}>
      <div>
        <h2>{name}</h2>
        <p className={styles.about}>
          {t('archive.about', {
            type: t(`type.${type}`),
            statements: t('statements', { count: statements }),
            students: t('archive.students', { count: participants }),
            day: dayWords(archivedAt, i18n.language),
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
