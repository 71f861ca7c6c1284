import { useState } from 'react';
import { formatDate } from '#web/i18n/dates.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Button } from '#web/ui/core/button.tsx';
import { Dialog } from '#web/ui/forms/dialog.tsx';

interface RestoredDraftProps {
  /** ISO time of the last change. */
  at: string;
  onDiscard: () => void;
}

export function RestoredDraft({ at, onDiscard }: RestoredDraftProps) {
  const { t, i18n } = useTranslation('office-question-sets');
  const [asks, setAsks] = useState(false);
  const when = formatDate(new Date(at), i18n.language, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div
      className="mx-5 mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-warn px-4 py-1 text-sm text-warn line-warn laptop:mx-10"
      role="status"
    >
      <p className="mr-auto">{t('restored.text', { when })}</p>
      <Button kind="text" size="small" onClick={() => setAsks(true)}>
        {t('restored.discard')}
      </Button>
      {asks && (
        <Dialog
          title={t('restored.title')}
          cancel={t('restored.keep')}
          confirm={t('restored.discard')}
          destroys
          onCancel={() => setAsks(false)}
          onConfirm={onDiscard}
        >
          <p>{t('restored.warning')}</p>
        </Dialog>
      )}
    </div>
  );
}
