// The form of a partner; its logo is sent after the rest is saved.
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Partner } from '#shared/contract/partner.ts';
import { AS_STORED, useDraftedFields } from '#web/lib/use-drafted-fields.ts';
import { usePictureSave } from '#web/lib/use-picture-save.ts';
import { useSave } from '#web/lib/use-save.ts';
import { isWebAddress } from '#web/lib/web-address.ts';
import { DraftedForm } from '#web/ui/drafted-form.tsx';
import { failureText, fieldErrorText } from '#web/ui/error-texts.ts';
import { notify } from '#web/ui/notice-store.ts';
import { RemoveButton } from '#web/ui/remove-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { PictureField } from '#web/widgets/picture-field.tsx';
import { type PartnerValues, usePartnerCalls } from './partner.api.ts';

const LIST = '/admin/partners';

const valuesOf = ({ name, website }: Partner): PartnerValues => ({ name, website });
const NEW: PartnerValues = { name: '', website: '' };

interface PartnerFormProps {
  partner: Partner | null;
  /** What somebody else saved is read, and nothing typed is left. */
  onTheirs?: () => void;
}

export function PartnerForm({ partner, onTheirs }: PartnerFormProps) {
  const { t } = useTranslation('partner');
  const navigate = useNavigate();
  const calls = usePartnerCalls();
  const { fields, over, discard, dropDraft } = useDraftedFields(
    `partner:${partner?._id ?? 'new'}`,
    partner ? valuesOf(partner) : NEW,
    ({ name, website }) => ({
      name: name.trim() === '' ? t('common:field.required') : undefined,
      website: website.trim() === '' || isWebAddress(website) ? undefined : t('websiteInvalid'),
    }),
  );
  const { picture, setPicture, progress, saveAll } = usePictureSave({
    id: partner?._id ?? null,
    over,
    valuesOf,
    store: calls.store,
    onStored: dropDraft,
    removeImage: calls.removeImage,
  });
  const { save, busy, failure, forget } = useSave((codes) =>
    fields.showErrors({ name: fieldErrorText(t, codes.name), website: codes.website && t('websiteInvalid') }),
  );
  const removal = useSave();

  const leave = (text: string) => {
    dropDraft();
    notify('done', text);
    navigate(LIST);
  };
  const send = (overAnything: boolean) =>
    save(
      async () => {
        await saveAll(fields.values, overAnything);
        await calls.refresh();
      },
      () => leave(t('saved')),
    );
  const takeTheirs = () =>
    save(calls.readAnew, () => {
      dropDraft();
      onTheirs?.();
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
      changed={fields.changed || picture.kind !== 'kept'}
      busy={busy}
      failure={failureText(t, failure)}
      cancelTo={LIST}
      drafted={picture.kind === 'kept'}
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
              theirsAt: `${LIST}/${partner._id}/edit${AS_STORED}`,
              onLater: forget,
              onKeepMine: () => send(true),
              onTakeTheirs: takeTheirs,
            }
          : null
      }
      onDiscard={discard}
    >
      <TextField label={t('name')} autoComplete="off" {...fields.bind('name')} />
      <TextField label={t('website')} type="url" hint={t('websiteHint')} {...fields.bind('website')} />
      <PictureField
        label={t('logo')}
        stored={partner?.logo ?? null}
        change={picture}
        onChange={setPicture}
        progress={progress}
      />
    </DraftedForm>
  );
}
