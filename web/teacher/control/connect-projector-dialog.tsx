import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { PairedProjector } from '#shared/contract/projector.ts';
import { projectorsQuery, useRemoveProjector } from '#web/data/projectors.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { projectorAddress } from '#web/teacher/parts/game-addresses.ts';
import { TitledDialog } from '#web/teacher/parts/titled-dialog.tsx';
import { usePairing } from '#web/teacher/parts/use-pairing.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { TextField } from '#web/ui/forms/text-field.tsx';
import styles from './connect-projector-dialog.module.css';

/** The dialog of `ConnectProjectorDialog` while it is open, and how to open it. */
export function useConnectProjector(code: string): { open: () => void; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  return {
    open: () => setOpen(true),
    dialog: isOpen && <ConnectProjectorDialog code={code} onClose={() => setOpen(false)} />,
  };
}

/** Pairs projectors without a login with the game, and removes them. */
export function ConnectProjectorDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const { t } = useTranslation('teacher-live');
  const { data: projectors = [] } = useQuery(projectorsQuery(code));
  return (
    <TitledDialog title={t('projector.connect')} onClose={onClose}>
      <p>{t('projector.where', { address: projectorAddress })}</p>
      <PairForm code={code} />
      {projectors.length > 0 && (
        <ul className={styles.list} aria-label={t('projector.connected')}>
          {projectors.map((projector) => (
            <Connected key={projector._id} code={code} projector={projector} />
          ))}
        </ul>
      )}
      <p className={styles.choices}>
        <Button kind="line" onClick={onClose}>
          {t('help.close')}
        </Button>
      </p>
    </TitledDialog>
  );
}

function PairForm({ code }: { code: string }) {
  const { t } = useTranslation('teacher-live');
  const { field, clear, paired, pair } = usePairing();
  return (
    <form
      className={styles.pair}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (paired === null) pair(code, clear);
      }}
    >
      <TextField {...field} enterKeyHint="go" />
      <Button type="submit" busy={paired !== null}>
        <Icon name="screen" />
        {t('projector.pair')}
      </Button>
    </form>
  );
}

function Connected({ code, projector: { _id, pairedAt } }: { code: string; projector: PairedProjector }) {
  const { t, i18n } = useTranslation('teacher-live');
  const remove = useRemoveProjector();
  const time = formatDate(new Date(pairedAt), i18n.language, { timeStyle: 'short' });
  return (
    <li>
      <Icon name="screen" />
      <span>{t('projector.since', { time })}</span>
      <Button
        kind="danger"
        busy={remove.isPending}
        aria-label={`${t('projector.remove')}, ${t('projector.since', { time })}`}
        onClick={() =>
          remove.mutate({ code, projectorId: _id }, { onError: () => notify('error', t('common:error.INTERNAL')) })
        }
      >
        {t('projector.remove')}
      </Button>
    </li>
  );
}
