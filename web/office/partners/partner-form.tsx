// The form of a partner; its logo is sent after the rest is saved.
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Partner } from '#shared/contract/partner.ts';
import { checkFields } from '#shared/rules/fields.ts';
import { partnerRules } from '#shared/rules/partner.ts';
import { type PartnerValues, usePartnerCalls } from '#web/data/partners.ts';
import { IGNORE_DRAFT, useDraftedFields } from '#web/forms/use-drafted-fields.ts';
import { useImageSave } from '#web/forms/use-image-save.ts';
import { useSave } from '#web/forms/use-save.ts';
import { ImageField } from '#web/office/fields/image-field.tsx';
import { DraftedForm } from '#web/office/frame/drafted-form.tsx';
import { failureText, fieldErrorText } from '#web/office/frame/error-texts.ts';
import { RemoveButton } from '#web/office/frame/remove-button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { TextField } from '#web/ui/forms/text-field.tsx';

const LIST = '/admin/partners';

const valuesOf = ({ name, website }: Partner): PartnerValues => ({ name, website });
const NEW: PartnerValues = { name: '', website: '' };

interface PartnerFormProps {
  partner: Partner | null;
  /** Called when another user's version was read and the draft removed. */
  onUseStored?: () => void;
}

export function PartnerForm({ partner, onUseStored }: PartnerFormProps) {
  const { t } = useTranslation('office-partners');
  const navigate = useNavigate();
  const calls = usePartnerCalls();
  const texts = (codes: Partial<PartnerValues>) => ({
    name: fieldErrorText(t, codes.name),
    website: codes.website && t('websiteInvalid'),
  });
  const { draft, fields, base, discardDraft, removeDraft } = useDraftedFields(
    `partner:${partner?._id ?? 'new'}`,
    partner ? valuesOf(partner) : NEW,
    (values) => texts(checkFields(partnerRules, values)),
  );
  const { imageChange, setImageChange, progress, saveAll } = useImageSave({
    id: partner?._id ?? null,
    base,
    valuesOf,
    store: calls.store,
    onStored: removeDraft,
    removeImage: calls.removeImage,
  });
  const { save, busy, failure, dismiss } = useSave((codes) => fields.showErrors(texts(codes)));
  const removal = useSave();

  const leave = (text: string) => {
    removeDraft();
    notify('done', text);
    navigate(LIST);
  };
  const send = (force: boolean) =>
    save(
      async () => {
        await saveAll(fields.values, force);
        await calls.refresh();
      },
      () => leave(t('saved')),
    );
  const acceptStored = () =>
    save(calls.refetch, () => {
      removeDraft();
      onUseStored?.();
    });
  const remove = ({ _id }: Partner) =>
    removal.save(
      () => calls.remove(_id),
      () => {
        leave(t('removed'));
        calls.refresh();
      },
    );

  return (
    <DraftedForm
      form={fields.form}
      onSubmit={fields.submit(() => send(false))}
      changed={fields.changed || imageChange.kind !== 'unchanged'}
      busy={busy}
      failure={failureText(t, failure)}
      cancelTo={LIST}
      draft={draft}
      undrafted={imageChange.kind !== 'unchanged'}
      extra={
        partner && (
          <RemoveButton
            title={t('removeTitle', { name: partner.name })}
            text={t('removeText')}
            busy={removal.busy}
            failure={failureText(t, removal.failure)}
            onRemove={() => remove(partner)}
          />
        )
      }
      conflict={
        partner && failure === 'CHANGED_MEANWHILE'
          ? {
              storedUrl: `${LIST}/${partner._id}/edit${IGNORE_DRAFT}`,
              onLater: dismiss,
              onOverwrite: () => send(true),
              onUseStored: acceptStored,
            }
          : null
      }
      onDiscard={discardDraft}
    >
      <TextField label={t('name')} autoComplete="off" {...fields.bind('name')} />
      <TextField label={t('website')} type="url" hint={t('websiteHint')} {...fields.bind('website')} />
      <ImageField
        label={t('logo')}
        stored={partner?.logo ?? null}
        change={imageChange}
        onChange={setImageChange}
        progress={progress}
      />
    </DraftedForm>
  );
}
