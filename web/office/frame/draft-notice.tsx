import { useTranslation } from '#web/i18n/use-translation.ts';
import { Button } from '#web/ui/core/button.tsx';

/** The caller removes it once `onDiscard` was called. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('office');
  return (
    <div
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-md bg-warn px-4 py-3 line-warn text-warn"
      role="status"
    >
      <p>{t('draft.restored')}</p>
      <Button kind="line" size="small" onClick={onDiscard}>
        {t('draft.discard')}
      </Button>
    </div>
  );
}
