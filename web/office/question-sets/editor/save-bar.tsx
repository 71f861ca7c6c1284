import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button, LinkButton } from '#web/ui/core/button.tsx';

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
    <div
      className="sticky bottom-0 z-2 flex flex-wrap items-center gap-x-4 gap-y-2 bg-surface px-5 py-3 line-ink-t low:static laptop:px-10"
      data-save-bar
    >
      <p className="mr-auto flex basis-full items-center gap-2 text-sm tablet:basis-auto" role="status">
        {isDirty && <span className="size-3 rounded-round bg-now chip-line" aria-hidden="true" />}
        {!isDirty && !isNew && <Icon name="check" className="text-fill" />}
        <span>{isDirty ? t('office:form.unsaved') : isNew ? t('editor.nothingYet') : t('editor.allSaved')}</span>
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
