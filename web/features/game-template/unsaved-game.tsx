// A new game that was left before it was made: it waits on the dashboard, in this browser only.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dropDraft, NEW_GAME, readDraft } from '#web/features/game-template/wizard/draft-store.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './template-list.module.css';

export function UnsavedGame() {
  const { t } = useTranslation('dashboard');
  const [kept, setKept] = useState(() => readDraft(NEW_GAME));
  if (kept === null) return null;
  const forget = () => {
    dropDraft(NEW_GAME);
    setKept(null);
  };
  return (
    <div className={styles.waiting}>
      <div>
        <h3>{kept.draft.name.trim() || t('unsavedGame.noName')}</h3>
        <p className={styles.unsaved}>{t('unsavedGame.text')}</p>
      </div>
      <div className={styles.actions}>
        <Button kind="danger" onClick={forget}>
          <Icon name="bin" />
          {t('unsavedGame.forget')}
        </Button>
        <LinkButton kind="line" to="/teacher/games/new">
          {t('unsavedGame.goOn')}
          <Icon name="forward" />
        </LinkButton>
      </div>
    </div>
  );
}
