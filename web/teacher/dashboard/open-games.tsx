import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { VotingSessionSummary } from '#shared/contract/voting-session.ts';
import { archiveDraft, openSessionsQuery } from '#web/data/voting-sessions.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { RemoveDialog } from '#web/teacher/parts/remove-dialog.tsx';
import { Unread } from '#web/teacher/parts/unread.tsx';
import { votingSessionPath } from '#web/teacher/parts/voting-session-path.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button, LinkButton } from '#web/ui/core/button.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { useRowFocus } from '#web/ui/lists/use-row-focus.ts';
import { DrawingFile } from '#web/widgets/drawing.tsx';

/** Milliseconds after which a game that ended is no longer one of today's. Its code and results work on. */
const DAY_MS = 86_400_000;

/** Not those that are folded away. */
const ROWS = '[data-game]:not(details:not([open]) *)';

/** The games that are open, to continue with. */
export function OpenGames() {
  const { t } = useTranslation('teacher-dashboard');
  const open = useQuery(openSessionsQuery);
  const place = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const keepFocus = useRowFocus(place, heading, open.data?.length ?? 0, ROWS);
  return (
    <section ref={place} className="grid grid-cols-1 gap-3" aria-labelledby="open-title" {...keepFocus}>
      <h2 ref={heading} id="open-title" className="flex min-h-link items-center title text-xl">
        {t('open.title')}
      </h2>
      {open.data === undefined ? <Unread queries={[open]} /> : <Games games={open.data} />}
    </section>
  );
}

function Games({ games }: { games: VotingSessionSummary[] }) {
  const { t } = useTranslation('teacher-dashboard');
  const [removing, setRemoving] = useState<VotingSessionSummary | null>(null);
  const [opened] = useState(() => Date.now());
  const isOver = ({ endedAt }: VotingSessionSummary) => endedAt !== null && opened - Date.parse(endedAt) > DAY_MS;
  const rows = (shown: VotingSessionSummary[]) => (
    <ul className="line-ink-t">
      {shown.map((game) => (
        <OpenGame key={game._id} game={game} onRemove={() => setRemoving(game)} />
      ))}
    </ul>
  );
  const now = games.filter((game) => !isOver(game));
  const over = games.filter(isOver);
  return (
    <>
      {now.length === 0 ? (
        <p className="flex items-center gap-3 py-3 text-soft line-ink-t">
          <DrawingFile name="chair" className="size-12 shrink-0" />
          {t('open.none')}
        </p>
      ) : (
        rows(now)
      )}
      {over.length > 0 && (
        <details>
          <summary className="min-h-tap cursor-pointer py-3 font-strong text-action">
            {t('open.over', { count: over.length })}
          </summary>
          {rows(over)}
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
    </>
  );
}

function OpenGame({ game, onRemove }: { game: VotingSessionSummary; onRemove: () => void }) {
  const { t } = useTranslation('teacher-dashboard');
  const { code, name, state, tempo, type, statements } = game;
  const about = [t(`state.${state}`), t(`type.${type}`), t(`tempo.${tempo}`), t('statements', { count: statements })];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 line-hair-b tablet:flex-nowrap" data-game>
      {/* Yellow marks a code whose game still accepts answers. */}
      <p
        className={`min-w-cell flex-none rounded-xs px-3 py-1 text-center title text-lg ${state === 'results' ? 'bg-sunken' : 'bg-now'}`}
      >
        <VisuallyHidden>{t('open.code')} </VisuallyHidden>
        <span translate="no">{code}</span>
      </p>
      <div className="min-w-0 grow basis-field">
        <h3 className="wrap-anywhere font-strong leading-tight">{name}</h3>
        <p className="text-sm text-soft">{about.join(' · ')}</p>
        {state === 'draft' && (
          <p className="-ml-3">
            <Button kind="danger" size="small" onClick={onRemove}>
              <Icon name="bin" />
              {t('games.remove')}
              <VisuallyHidden>{` ${name}`}</VisuallyHidden>
            </Button>
          </p>
        )}
      </div>
      <p className="flex-none">
        <LinkButton kind="line" to={votingSessionPath(game)}>
          {t('open.goOn')}
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
          <Icon name="forward" />
        </LinkButton>
      </p>
    </li>
  );
}
