// A new game that is not created yet: its draft is in this browser only.
import { useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { DiscardNewGame } from '#web/teacher/wizard/discard-new-game.tsx';
import { NEW_GAME, readGameDraft } from '#web/teacher/wizard/stored-draft.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button, LinkButton } from '#web/ui/core/button.tsx';

export function UnsavedGame() {
  const { t } = useTranslation('teacher-dashboard');
  const [stored, setStored] = useState(() => readGameDraft(NEW_GAME));
  const [asks, setAsks] = useState(false);
  if (stored === null) return null;
  const name = stored.draft.name.trim() || t('unsavedGame.noName');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-surface p-4 line-drop">
      <div className="min-w-0 grow basis-field">
        <h3 className="wrap-anywhere font-strong leading-tight">{name}</h3>
        <p className="text-sm text-soft">{t('games.unsaved')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <LinkButton kind="line" to="/teacher/games/new">
          {t('unsavedGame.goOn')}
          <Icon name="forward" />
        </LinkButton>
        <Button kind="quiet" size="small" onClick={() => setAsks(true)}>
          <Icon name="bin" />
          {t('unsavedGame.forget')}
        </Button>
      </div>
      {asks && <DiscardNewGame name={name} onKeep={() => setAsks(false)} onDiscarded={() => setStored(null)} />}
    </div>
  );
}
