import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { ArchivedVotingSession } from '#shared/contract/archive.ts';
import { writeDraft } from '#web/client/draft-store.ts';
import { isTooMany } from '#web/data/game-templates.ts';
import { archivedSessionsQuery, removeArchived, usePlayAgain } from '#web/data/voting-sessions.ts';
import { dayWords } from '#web/i18n/day-words.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { RemoveDialog } from '#web/teacher/parts/remove-dialog.tsx';
import { Unread } from '#web/teacher/parts/unread.tsx';
import { EmptyState } from '#web/ui/common/empty-state.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button, LinkButton } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { matchesSearch, SEARCH_FROM } from '#web/ui/lists/text-search.ts';
import { useRowFocus } from '#web/ui/lists/use-row-focus.ts';
import styles from './archive-page.module.css';
import { groupByClass } from './class-groups.ts';
import { ClassOverTime } from './class-over-time.tsx';
import { notesDraftKey } from './notes-draft-key.ts';

export function ArchivePage() {
  const { t } = useTranslation('teacher-dashboard');
  const archive = useQuery(archivedSessionsQuery);
  const { data } = archive;
  const page = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const keepFocus = useRowFocus(page, heading, data?.length ?? 0, `.${styles.game}`);
  return (
    <div ref={page} className={styles.page} {...keepFocus}>
      <p>
        <Link to="/teacher" className={styles.back}>
          <Icon name="back" />
          {t('archive.back')}
        </Link>
      </p>
      <h1 ref={heading}>{t('archive.title')}</h1>
      <p className={styles.lead}>{t('archive.lead')}</p>
      {data === undefined && <Unread queries={[archive]} />}
      {data?.length === 0 && <EmptyState title={t('archive.empty.title')}>{t('archive.empty.text')}</EmptyState>}
      {data !== undefined && data.length > 0 && <Archive sessions={data} />}
    </div>
  );
}

function Archive({ sessions }: { sessions: ArchivedVotingSession[] }) {
  const { t } = useTranslation('teacher-dashboard');
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const shown = sessions.filter(({ name, classLabel }) => matchesSearch(`${name} ${classLabel}`, wanted));
  const groups = groupByClass(shown);
  const grouped = sessions.some(({ classLabel }) => classLabel !== '');
  const again = usePlayAgain();
  const [removing, setRemoving] = useState<ArchivedVotingSession | null>(null);
  return (
    <>
      {sessions.length >= SEARCH_FROM && (
        <div className={styles.tools}>
          <SearchField label={t('archive.search')} value={search} onSearch={setSearch} />
          <p className={styles.count} role="status">
            {t('games.count', { count: shown.length })}
          </p>
        </div>
      )}
      {groups.map(({ label, sessions: played }) => (
        <section key={label} className={styles.group}>
          {grouped && <h2>{label || t('archive.noClass')}</h2>}
          {label !== '' && <OverTime sessions={played.filter(({ type }) => type === 'debate')} />}
          <ul className={styles.list}>
            {played.map((session) => (
              <ArchivedGame
                key={session._id}
                session={session}
                heading={grouped ? 'h3' : 'h2'}
                again={again}
                onRemove={() => setRemoving(session)}
              />
            ))}
          </ul>
        </section>
      ))}
      {shown.length === 0 && <p>{t('games.notFound', { search: wanted.trim() })}</p>}
      {removing && (
        <RemoveDialog
          of="archive"
          name={removing.name}
          remove={() => removeArchived(removing._id)}
          onRemoved={() => writeDraft(notesDraftKey(removing._id), null)}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  );
}

/** What a class answered over time; its games are read only when this is opened. */
function OverTime({ sessions }: { sessions: ArchivedVotingSession[] }) {
  const { t } = useTranslation('teacher-dashboard');
  const [isOpen, setIsOpen] = useState(false);
  if (sessions.length < 2) return null;
  return (
    <>
      <Button kind="text" className={styles.overTime} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Icon name="results" />
        {t('archive.overTime.open')}
      </Button>
      {isOpen && <ClassOverTime sessions={sessions} />}
    </>
  );
}

function ArchivedGame({
  session: { _id, name, type, statements, participants, archivedAt },
  heading: Heading,
  again: { mutate: playAgain, variables: chosen, isPending, isSuccess },
  onRemove,
}: {
  session: ArchivedVotingSession;
  heading: 'h2' | 'h3';
  again: ReturnType<typeof usePlayAgain>;
  onRemove: () => void;
}) {
  const { t, i18n } = useTranslation('teacher-dashboard');
  const navigate = useNavigate();
  const play = () =>
    playAgain(_id, {
      onSuccess: ({ code }) => navigate(`/teacher/votingsession/${code}`),
      onError: (error) => notify('error', t(isTooMany(error) ? 'games.tooManyOpen' : 'games.startFailed')),
    });
  return (
    <li className={styles.game}>
      <div>
        <Heading>{name}</Heading>
        <p className={styles.about}>
          {t('archive.about', {
            type: t(`type.${type}`),
            statements: t('statements', { count: statements }),
            students: t('archive.students', { count: participants }),
            day: dayWords(archivedAt, i18n.language, (date) => t('onDate', { date })),
          })}
        </p>
      </div>
      <p className={styles.actions}>
        {/* Until the lobby is there: a second press would make a second game. */}
        <Button kind="text" busy={(isPending || isSuccess) && chosen === _id} onClick={play}>
          <Icon name="play" />
          {t('archive.again')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
        <LinkButton kind="text" to={`/teacher/archive/${_id}/notes`}>
          <Icon name="edit" />
          {t('archive.notes.link')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </LinkButton>
        <Button kind="danger" onClick={onRemove}>
          <Icon name="bin" />
          {t('games.remove')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
        <LinkButton kind="line" to={`/teacher/archive/${_id}`}>
          <Icon name="results" />
          {t('archive.results')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </LinkButton>
      </p>
    </li>
  );
}
