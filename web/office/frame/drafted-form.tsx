// A form for items that several people may change: drafts are restored, and what others saved is never overwritten without asking.
import type { ComponentProps } from 'react';
import { useDraftNotice } from '#web/forms/use-draft-notice.ts';
import type { useSave } from '#web/forms/use-save.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { type ConflictChoices, ConflictDialog } from '#web/widgets/conflict/conflict-dialog.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { failureText } from './error-texts.ts';
import { OfficeForm } from './office-form.tsx';

interface DraftedFormProps extends Omit<ComponentProps<typeof OfficeForm>, 'busy' | 'failure'> {
  /** The name of the draft. */
  draft: string;
  saving: Omit<ReturnType<typeof useSave>, 'save'>;
  /** What is wrong with a field is said at the field alone. */
  onlyAtFields?: boolean;
  /** What to do about another user's save; null if that cannot be. */
  conflict: ConflictChoices | null;
  /** Discards the draft; null unless one was restored. */
  onDiscard: (() => void) | null;
}

export function DraftedForm(props: DraftedFormProps) {
  const { draft, saving, onlyAtFields = false, conflict, onDiscard, children, ...form } = props;
  const { t } = useTranslation('office');
  const { busy, failure, dismiss } = saving;
  const asked = failure === 'CHANGED_MEANWHILE' ? conflict : null;
  const isSaid = asked !== null || (onlyAtFields && failure === 'INVALID');
  useDraftNotice(draft, { kept: t('leave.kept'), elsewhere: t('leave.elsewhere') });
  return (
    <>
      <OfficeForm {...form} busy={busy} failure={isSaid ? null : failureText(t, failure)}>
        {onDiscard && <DraftNotice onDiscard={onDiscard} />}
        {children}
      </OfficeForm>
      {/* After the form, which has the focus again by then: it goes back there. */}
      {asked && <ConflictDialog {...asked} conflict="changed" onLater={dismiss} />}
    </>
  );
}
