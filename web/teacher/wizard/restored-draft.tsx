import { useTranslation } from '#web/i18n/use-translation.ts';
import { Button } from '#web/ui/core/button.tsx';
import styles from './wizard.module.css';

interface RestoredDraftProps {
  isNew: boolean;
  /** The game was saved on another device since. */
  isOutdated: boolean;
  onDiscard: () => void;
}

export function RestoredDraft({ isNew, isOutdated, onDiscard }: RestoredDraftProps) {
  const { t } = useTranslation('teacher-wizard');
  return (
    <div className={styles.found}>
      <p>
        {t(isNew ? 'found.new' : 'found.edit')}
        {isOutdated && ` ${t('found.outdated')}`}
      </p>
      <Button kind="text" onClick={onDiscard}>
        {t(isNew ? 'found.startAgain' : 'found.forget')}
      </Button>
    </div>
  );
}
