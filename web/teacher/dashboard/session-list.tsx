import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { VotingSessionSummary } from '#shared/contract/voting-session.ts';
import type { State } from '#shared/domain/voting-session.ts';
import { archiveDraft, archivedSessionsQuery, openSessionsQuery } from '#web/data/voting-sessions.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { RemoveDialog } from '#web/teacher/parts/remove-dialog.tsx';
import { Unread } from '#web/teacher/parts/unread.tsx';
import { votingSessionPath } from '#web/teacher/parts/voting-session-path.ts';
import { Icon, type IconName } from '#web/ui/common/icon.tsx';
import { Button, LinkButton } from '#web/ui/core/button.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { useRowFocus } from '#web/ui/lists/use-row-focus.ts';
import styles from './session-list.module.css';
import { TryOutInvitation } from './try-out-invitation.tsx';
import { useIsNew } from './use-is-new.ts';

/** Milliseconds after which a game that ended is no longer one of today's. Its code and results work on. */
const DAY_MS = 86_400_000;

/** Not those that are folded away. */
const OPEN_ROWS = `.${styles.card}:not(details:not([open]) *)`;

const STATE_ICONS: Record<State, IconName> = { draft: 'clock', ongoing: 'people', results: 'results' };

/**
 * Draws the open games; if there are none, and none was played, an invitation to try one out. `children` stand below and appear together with it, so that
 * the list never moves them while they are tapped.
 */
export function SessionList({ children }: { children: ReactNode }) {
  const open = useQuery(openSessionsQuery);
  const sessions = open.data;
  const archive = useQuery(archivedSessionsQuery);
  const isPending = open.isPending || archive.isPending;
  const isNew = useIsNew();
  const place = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const keepFocus = useRowFocus(place, heading, sessions?.length ?? 0, OPEN_ROWS);
  return (
    <>
      {(isPending || sessions === undefined) && <Unread queries={[open]} />}
      <div ref={place} {...keepFocus}>
        {!isPending && sessions !== undefined && sessions.length > 0 && (
          <OpenSessions sessions={sessions} heading={heading} />
        )}
      </div>
      {isNew && <TryOutInvitation />}
      <div hidden={isPending}>{children}</div>
    </>
  );
}

interface OpenSessionsProps {
  sessions: VotingSessionSummary[];
  heading: RefObject<HTMLHeadingElement | null>;
}

function OpenSessions({ sessions, heading }: OpenSessionsProps) {
  const { t } = useTranslation('teacher-dashboard');
  const [removing, setRemoving] = useState<VotingSessionSummary | null>(null);
  const [opened] = useState(() => Date.now());
  const isOver = ({ endedAt }: VotingSessionSummary) => endedAt !== null && opened - Date.parse(endedAt) > DAY_MS;
  const cards = (shown: VotingSessionSummary[]) => (
    <ul className={styles.cards}>
      {shown.map((session) => (
        <SessionCard key={session._id} session={session} onRemove={setRemoving} />
      ))}
    </ul>
  );
  const now = sessions.filter((session) => !isOver(session));
  const over = sessions.filter(isOver);
  return (
    <section className={styles.open} aria-labelledby="open-title">
      <h2 ref={heading} id="open-title">
        {t('open.title')}
      </h2>
      {now.length === 0 ? <p className={styles.none}>{t('open.none')}</p> : cards(now)}
      {over.length > 0 && (
        <details className={styles.over}>
          <summary>{t('open.over', { count: over.length })}</summary>
          {cards(over)}
        </details>
      )}
      {removing && (
        <RemoveDialog
          of="open"
          name={removing.name}
          remove={() => archiveDraft(removing.code)}
          onClose={() => setRemoving(null)}
        />
      )}
    </section>
  );
}

interface SessionCardProps {
  session: VotingSessionSummary;
  onRemove: (session: VotingSessionSummary) => void;
}

function SessionCard({ session, onRemove }: SessionCardProps) {
  const { t } = useTranslation('teacher-dashboard');
  const { code, name, state, tempo, type, statements } = session;
  return (
    <li className={styles.card}>
      <p className={styles.code} data-state={state}>
        <VisuallyHidden>{t('open.code')} </VisuallyHidden>
        {code}
      </p>
      <div className={styles.text}>
        <h3>{name}</h3>
        <p>
          {t('open.about', { type: t(`type.${type}`), tempo: t(`tempo.${tempo}`) })}
          <br />
          {t('statements', { count: statements })}
        </p>
      </div>
      <div className={styles.foot}>
        <p className={styles.state}>
          <Icon name={STATE_ICONS[state]} />
          {t(`state.${state}`)}
        </p>
        <div className={styles.actions}>
          {state === 'draft' && (
            <Button kind="danger" onClick={() => onRemove(session)}>
              <Icon name="bin" />
              {t('games.remove')}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          )}
          <LinkButton kind="line" to={votingSessionPath(session)}>
            {t(state === 'results' ? 'open.look' : 'open.goOn')}
            <VisuallyHidden> {name}</VisuallyHidden>
            <Icon name="forward" />
          </LinkButton>
        </div>
      </div>
    </li>
  );
}
