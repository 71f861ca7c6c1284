import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { VotingSessionSummary } from '#shared/contract/voting-session.ts';
import { usePairProjector } from '#web/data/projectors.ts';
import { openSessionsQuery } from '#web/data/voting-sessions.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { isComplete, pairingCodeIn, usePairingWords } from '#web/teacher/parts/pairing.ts';
import { votingSessionPath } from '#web/teacher/parts/voting-session-path.ts';
import { EmptyState, LoadFailure } from '#web/ui/common/empty-state.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button, LinkButton } from '#web/ui/core/button.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import styles from './pairing-page.module.css';

/** The page that the QR code of a projector opens: one tap chooses which of the teacher's games it shows. */
export function PairingPage() {
  const { t } = useTranslation('teacher-live');
  const { pairingCode = '' } = useParams();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(() => pairingCodeIn(pairingCode));
  const [error, setError] = useState<string | undefined>();
  const { data: games, isError, refetch } = useQuery(openSessionsQuery);
  const pair = usePairProjector();
  const words = usePairingWords();
  const show = (game: VotingSessionSummary) => {
    if (!isComplete(typed)) {
      setError(t('projector.incomplete'));
      return;
    }
    setError(undefined);
    pair.mutate(
      { code: game.code, pairingCode: typed },
      {
        onSuccess: () => {
          notify('done', t('projector.paired'));
          navigate(votingSessionPath(game));
        },
        onError: (failure) => setError(words(failure)),
      },
    );
  };
  return (
    <div className={styles.page}>
      <h1>{t('projector.which')}</h1>
      <TextField
        label={t('projector.digits')}
        hint={t('projector.digitsHint')}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(pairingCodeIn(target.value))}
      />
      {games === undefined && !isError && <Loading />}
      {games === undefined && isError && <LoadFailure onRetry={refetch} />}
      {games?.length === 0 && (
        <EmptyState title={t('projector.noGame')} action={<LinkButton to="/teacher">{t('toDashboard')}</LinkButton>}>
          {t('projector.noGameText')}
        </EmptyState>
      )}
      <ul className={styles.games}>
        {games?.map((game) => (
          <li key={game._id}>
            <p>
              <b>{game.name}</b>
              <span>
                {t(`kind.${game.type}`)}, {game.code}
              </span>
            </p>
            <Button kind="line" busy={pair.isPending && pair.variables.code === game.code} onClick={() => show(game)}>
              <Icon name="screen" />
              {t('projector.pair')}
              <VisuallyHidden> {game.name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
