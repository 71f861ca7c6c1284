import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { ArchivedVotingSession } from '#shared/contract/archive.ts';
import { archivedSessionsQuery } from '#web/data/voting-sessions.ts';
import { dayWords } from '#web/i18n/day-words.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Unread } from '#web/teacher/parts/unread.tsx';
import { EmptyState } from '#web/ui/common/empty-state.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { LinkButton } from '#web/ui/core/button.tsx';
import { HalfCircle, type Seat } from '#web/ui/core/half-circle.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { matchesSearch, SEARCH_FROM } from '#web/ui/lists/text-search.ts';
import '#web/ui/screens.css';
import { DrawingFile } from '#web/widgets/drawing.tsx';

export function ArchivePage() {
  const { t } = useTranslation('teacher-dashboard');
  const archive = useQuery(archivedSessionsQuery);
  const { data } = archive;
  return (
    <div className="px-page pt-8 pb-16" data-ground="page">
      <h1 className="text-3xl">{t('archive.title')}</h1>
      <p className="mt-2 mb-8 max-w-measure">{t('archive.lead')}</p>
      {data === undefined && <Unread queries={[archive]} />}
      {data?.length === 0 && (
        <EmptyState title={t('archive.empty.title')} picture={<DrawingFile name="chair" />}>
          {t('archive.empty.text')}
        </EmptyState>
      )}
      {data !== undefined && data.length > 0 && <Archive sessions={data} />}
    </div>
  );
}

function Archive({ sessions }: { sessions: ArchivedVotingSession[] }) {
  const { t } = useTranslation('teacher-dashboard');
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const shown = sessions.filter(({ name, classLabel }) => matchesSearch(`${name} ${classLabel}`, wanted));
  return (
    <>
      {sessions.length >= SEARCH_FROM && (
        <div className="mb-4 max-w-toolbar">
          <SearchField label={t('archive.search')} value={search} onSearch={setSearch} />
        </div>
      )}
      <ul className="line-ink-t">
        {shown.map((session) => (
          <ArchivedGame key={session._id} session={session} />
        ))}
      </ul>
      {shown.length === 0 && <p role="status">{t('games.notFound', { search: wanted.trim() })}</p>}
    </>
  );
}

/** Seats of the picture: more are too small to see. */
const SEATS_MAX = 30;

function ArchivedGame({ session }: { session: ArchivedVotingSession }) {
  const { _id, name, type, statements, participants, classLabel, archivedAt } = session;
  const { t, i18n } = useTranslation('teacher-dashboard');
  const seats = Array.from({ length: Math.min(SEATS_MAX, Math.max(1, participants)) }, (): Seat => {
    return participants === 0 ? 'empty' : 'filled';
  });
  return (
    <li className="grid grid-cols-start items-center gap-x-4 gap-y-3 py-4 line-hair-b tablet:flex tablet:gap-x-8">
      <div className="w-16 flex-none tablet:w-20">
        <HalfCircle seats={seats} />
      </div>
      <div className="min-w-0 tablet:flex-1">
        <h2 className="text-lg leading-tight wrap-anywhere">{name}</h2>
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-soft">
          {classLabel !== '' && <b className="text-ink wrap-anywhere">{classLabel}</b>}
          <span>
            {t('archive.about', {
              type: t(`type.${type}`),
              statements: t('statements', { count: statements }),
              students: t('archive.students', { count: participants }),
              day: dayWords(archivedAt, i18n.language, (date) => t('onDate', { date })),
            })}
          </span>
        </p>
      </div>
      <p className="col-start-2">
        <LinkButton kind="line" to={`/teacher/archive/${_id}`}>
          <Icon name="results" />
          {t('archive.results')}
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </LinkButton>
      </p>
    </li>
  );
}
