import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { openSessionsQuery } from '#web/data/voting-sessions.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Unread } from '#web/teacher/parts/unread.tsx';
import { usePairing } from '#web/teacher/parts/use-pairing.ts';
import { votingSessionPath } from '#web/teacher/parts/voting-session-path.ts';
import { EmptyState } from '#web/ui/common/empty-state.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button, LinkButton } from '#web/ui/core/button.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import styles from './pairing-page.module.css';
import '#web/ui/screens.css';

/** The page that the QR code of a projector opens: one tap chooses which of the teacher's games it shows. */
export function PairingPage() {
  const { t } = useTranslation('teacher-live');
  const { pairingCode = '' } = useParams();
  const navigate = useNavigate();
  const { field, paired, pair } = usePairing(pairingCode);
  const open = useQuery(openSessionsQuery);
  const games = open.data;
  return (
    <div className="grid grid-cols-1 gap-5 px-page pt-8 pb-16 *:max-w-form">
      <h1>{t('projector.which')}</h1>
      <div className={styles.digits}>
        <TextField {...field} hint={t('projector.digitsHint')} />
      </div>
      {games === undefined && <Unread queries={[open]} />}
      {games?.length === 0 && (
        <EmptyState title={t('projector.noGame')} action={<LinkButton to="/teacher">{t('toDashboard')}</LinkButton>}>
          {t('projector.noGameText')}
        </EmptyState>
      )}
      <ul className="line-ink-t">
        {games?.map((game) => (
          <li key={game._id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 line-hair-b">
            <p className="min-w-0 grow basis-field wrap-anywhere">
              <b className="block text-lg">{game.name}</b>
              <span className="text-soft">
                <span>{t(`kind.${game.type}`)}</span>, <span translate="no">{game.code}</span>
              </span>
            </p>
            <Button
              kind="line"
              busy={paired === game.code}
              onClick={() => pair(game.code, () => navigate(votingSessionPath(game)))}
            >
              <Icon name="screen" />
              {t('projector.pair')}
              <VisuallyHidden>{` ${game.name}`}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
