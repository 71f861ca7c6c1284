import { useTranslation } from '#web/i18n/use-translation.ts';
import { Button } from '#web/ui/core/button.tsx';

interface RestoredDraftProps {
  isNew: boolean;
  onDiscard: () => void;
}

export function RestoredDraft({ isNew, onDiscard }: RestoredDraftProps) {
  const { t } = useTranslation('teacher-wizard');
  return (
    <div className="my-4 flex max-w-form flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md bg-warn px-4 py-2 text-warn line-warn">
      <p>{t(isNew ? 'found.new' : 'found.edit')}</p>
      <Button kind="text" onClick={onDiscard}>
        {t(isNew ? 'found.startAgain' : 'found.forget')}
      </Button>
    </div>
  );
}
