import { writeDraft } from '#web/client/draft-store.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { gameDraftKey, NEW_GAME } from './stored-draft.ts';

interface DiscardNewGameProps {
  /** Of the new game that was begun. */
  name: string;
  onKeep: () => void;
  onDiscarded: () => void;
}

/** Asks whether the draft of a new game may go, and removes it. */
export function DiscardNewGame({ name, onKeep, onDiscarded }: DiscardNewGameProps) {
  const { t } = useTranslation('teacher-dashboard');
  return (
    <Dialog
      title={t('unsavedGame.forgetTitle', { name: name.trim() || t('unsavedGame.noName') })}
      cancel={t('games.keep')}
      confirm={t('unsavedGame.forget')}
      destroys
      onCancel={onKeep}
      onConfirm={() => {
        writeDraft(gameDraftKey(NEW_GAME), null);
        onDiscarded();
      }}
    >
      <p>{t('unsavedGame.forgetText')}</p>
    </Dialog>
  );
}
