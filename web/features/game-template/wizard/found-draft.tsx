// Says that the wizard goes on with what was left behind, and offers to forget it.
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import styles from './wizard.module.css';

interface FoundDraftProps {
  isNew: boolean;
  /** The game was saved again elsewhere since. */
  isOutdated: boolean;
  onForget: () => void;
}

export function FoundDraft({ isNew, isOutdated, onForget }: FoundDraftProps) {
  const { t } = useTranslation('wizard');
  return (
    <div className={styles.found}>
      <p>
        {t(isNew ? 'found.new' : 'found.edit')}
        {isOutdated && ` ${t('found.outdated')}`}
      </p>
      <Button kind="text" onClick={onForget}>
        {t(isNew ? 'found.startAgain' : 'found.forget')}
      </Button>
    </div>
  );
}
