import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button, LinkButton } from '#web/ui/core/button.tsx';
import styles from './save-bar.module.css';

interface SaveBarProps {
  /** Nothing of the set is stored yet. */
  isNew: boolean;
  isDirty: boolean;
  isBusy: boolean;
  onSave: () => void;
}

export function SaveBar({ isNew, isDirty, isBusy, onSave }: SaveBarProps) {
  const { t } = useTranslation('office-question-sets');
  return (
    <div className={styles.bar} data-save-bar>
      <p role="status">
        {isDirty && <span className={styles.dot} aria-hidden="true" />}
        {!isDirty && !isNew && <Icon name="check" />}
        {isDirty ? t('office:form.unsaved') : isNew ? t('editor.nothingYet') : t('editor.allSaved')}
      </p>
      <LinkButton kind="line" to="/admin/question_sets">
        {isDirty ? t('office:action.cancel') : t('office:action.toList')}
      </LinkButton>
      <Button busy={isBusy} aria-keyshortcuts="Control+S" onClick={onSave}>
        {t('office:action.save')}
      </Button>
    </div>
  );
}
