import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { errorCodeOf } from '#web/client/api-error.ts';
import { writeDraft } from '#web/client/draft-store.ts';
import { isTooMany } from '#web/data/game-templates.ts';
import { overviewQuery } from '#web/data/group-results.ts';
import { archivedSessionsQuery, removeArchived, usePlayAgain } from '#web/data/voting-sessions.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { HandoutLink, LearnedSheet } from '#web/teacher/learned/learned-sheet.tsx';
import { useLearnedTools } from '#web/teacher/learned/learned-tools.tsx';
import { LiveControls } from '#web/teacher/parts/live-controls.tsx';
import { LiveHeader } from '#web/teacher/parts/live-header.tsx';
import { RemoveDialog } from '#web/teacher/parts/remove-dialog.tsx';
import { SessionNotFound } from '#web/teacher/parts/session-not-found.tsx';
import { Unread } from '#web/teacher/parts/unread.tsx';
import { livePath } from '#web/teacher/parts/voting-session-path.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button, LinkButton } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { notesDraftKey } from './notes-draft-key.ts';

const ARCHIVE = '/teacher/archive';

/** What a class learned in a game that is over, with what can be done about the game. */
export function ArchivedGamePage() {
  const { t } = useTranslation('teacher-dashboard');
  const { sessionId = '' } = useParams();
  const navigate = useNavigate();
  const overview = useQuery(overviewQuery(sessionId));
  const { data: archived } = useQuery(archivedSessionsQuery);
  const classLabel = archived?.find(({ _id }) => _id === sessionId)?.classLabel ?? '';
  const tools = useLearnedTools(overview.data);
  const again = usePlayAgain();
  const [isRemoving, setRemoving] = useState(false);
  if (overview.isError && errorCodeOf(overview.error) === 'NOT_FOUND') return <SessionNotFound />;
  const play = () =>
    again.mutate(sessionId, {
      onSuccess: ({ code }) => navigate(livePath(code)),
      onError: (error) => notify('error', t(isTooMany(error) ? 'games.tooManyOpen' : 'games.startFailed')),
    });
  return (
    <>
      <LiveHeader />
      {overview.data ? (
        <LearnedSheet overview={overview.data} classLabel={classLabel} />
      ) : (
        <main id="main">
          <Unread queries={[overview]} />
        </main>
      )}
      <LiveControls
        left={
          <LinkButton kind="line" to={ARCHIVE}>
            <Icon name="back" />
            {t('archive.title')}
          </LinkButton>
        }
        middle={
          overview.data && (
            <>
              <HandoutLink />
              {tools.buttons}
            </>
          )
        }
        right={
          overview.data && (
            <>
              <Button kind="danger" aria-haspopup="dialog" onClick={() => setRemoving(true)}>
                <Icon name="bin" />
                <span>{t('games.remove')}</span>
              </Button>
              <LinkButton kind="line" to={`${ARCHIVE}/${sessionId}/notes`}>
                <Icon name="edit" />
                <span>{t('archive.notes.link')}</span>
              </LinkButton>
              {/* Until the lobby is there: a second press would make a second game. */}
              <Button busy={again.isPending || again.isSuccess} onClick={play}>
                <Icon name="play" />
                <span>{t('archive.again')}</span>
              </Button>
            </>
          )
        }
        failure={tools.failure}
      />
      {isRemoving && overview.data && (
        <RemoveDialog
          of="archive"
          name={overview.data.name}
          remove={() => removeArchived(sessionId)}
          onRemoved={() => {
            writeDraft(notesDraftKey(sessionId), null);
            navigate(ARCHIVE, { replace: true });
          }}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  );
}
