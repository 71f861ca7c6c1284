// A form for items that several people may change: drafts are restored, and what others saved is never overwritten without asking.
import type { ComponentProps } from 'react';
import { useDraftNotice } from '#web/forms/use-draft-notice.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { OfficeForm } from './office-form.tsx';

interface DraftedFormProps extends ComponentProps<typeof OfficeForm> {
  /** The name of the draft. */
  draft: string;
  /** What to do about another user's save; null while there is none. */
  conflict: ComponentProps<typeof ConflictDialog> | null;
  /** Discards the draft; null unless one was restored. */
  onDiscard: (() => void) | null;
}

export function DraftedForm({ draft, conflict, onDiscard, failure, children, ...form }: DraftedFormProps) {
  const { t } = useTranslation('office');
  useDraftNotice(draft, { kept: t('leave.kept'), elsewhere: t('leave.elsewhere') });
  return (
    <OfficeForm {...form} failure={conflict ? null : failure}>
      {conflict && <ConflictDialog {...conflict} />}
      {onDiscard && <DraftNotice onDiscard={onDiscard} />}
      {children}
    </OfficeForm>
  );
}
