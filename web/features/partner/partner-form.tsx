// The form of a partner; its logo is sent after the rest is saved.
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Partner } from '#shared/contract/partner.ts';
import { usePictureUpload } from '#web/lib/use-picture-upload.ts';
import { useSave } from '#web/lib/use-save.ts';
import { isWebAddress } from '#web/lib/web-address.ts';
import { failureText, fieldErrorText } from '#web/ui/error-texts.ts';
import { notify } from '#web/ui/notice-store.ts';
import { OfficeForm } from '#web/ui/office-form.tsx';
import { RemoveButton } from '#web/ui/remove-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useFields } from '#web/ui/use-fields.ts';
import { type PictureChange, PictureField } from '#web/widgets/picture-field.tsx';
import { type PartnerValues, usePartnerCalls } from './partner.api.ts';

const LIST = '/admin/partners';

export function PartnerForm({ partner }: { partner: Partner | null }) {
  const { t } = useTranslation('partner');
  const navigate = useNavigate();
  const calls = usePartnerCalls();
  /** Known after the first part of saving, so that trying again makes no second partner. */
  const savedId = useRef(partner?._id ?? null);
  const [picture, setPicture] = useState<PictureChange>({ kind: 'kept' });
  const { progress, carryOut } = usePictureUpload();
  const fields = useFields(
    { name: partner?.name ?? '', website: partner?.website ?? '' },
    ({ name, website }: PartnerValues) => ({
      name: name.trim() === '' ? t('common:field.required') : undefined,
      website: website.trim() === '' || isWebAddress(website) ? undefined : t('websiteInvalid'),
    }),
  );
  const { save, busy, failure } = useSave((codes) =>
    fields.showErrors({ name: fieldErrorText(t, codes.name), website: codes.website && t('websiteInvalid') }),
  );

  const leave = (text: string) => {
    notify('done', text);
    navigate(LIST);
  };
  const send = (values: PartnerValues) =>
    save(
      async () => {
        const { uploadURL, partner: saved } = await calls.save(savedId.current, values);
        savedId.current = saved._id;
        await carryOut(picture, uploadURL, () => calls.removeImage(saved._id));
        await calls.refresh();
      },
      () => leave(t('saved')),
    );
  const remove = ({ _id }: Partner) =>
    save(
      () => calls.remove(_id),
      () => {
        leave(t('removed'));
        calls.refresh();
      },
    );

  return (
    <OfficeForm
      form={fields.form}
      onSubmit={fields.submit(send)}
      changed={fields.changed || picture.kind !== 'kept'}
      busy={busy}
      failure={failureText(t, failure)}
      cancelTo={LIST}
      extra={
        partner && (
          <RemoveButton
            title={t('removeTitle', { name: partner.name })}
            text={t('removeText')}
            busy={busy}
            failure={failureText(t, failure)}
            onRemove={() => remove(partner)}
          />
        )
      }
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
    </OfficeForm>
  );
}
