// The form of a partner; its logo is sent after the rest is saved.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Partner } from '#shared/contract/partner.ts';
import { removeDraft, useDraft } from '#web/lib/use-draft.ts';
import { useFields } from '#web/lib/use-fields.ts';
import { usePictureSave } from '#web/lib/use-picture-save.ts';
import { useSave } from '#web/lib/use-save.ts';
import { AS_STORED, useTypedDraft } from '#web/lib/use-typed-draft.ts';
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
  const draftName = `partner:${partner?._id ?? 'new'}`;
  const [first] = useState(() => (partner ? valuesOf(partner) : NEW));
  const draft = useTypedDraft(draftName, first);
  const { picture, setPicture, progress, saveAll } = usePictureSave({
    id: partner?._id ?? null,
    over: draft.over,
    valuesOf,
    store: calls.store,
    onStored: () => removeDraft(draftName),
    removeImage: calls.removeImage,
  });
  const fields = useFields(
    first,
    ({ name, website }) => ({
      name: name.trim() === '' ? t('common:field.required') : undefined,
      website: website.trim() === '' || isWebAddress(website) ? undefined : t('websiteInvalid'),
    }),
    draft.values,
  );
  useDraft(draftName, { over: draft.over, values: fields.values }, fields.changed);
  const { save, busy, failure, forget } = useSave((codes) =>
    fields.showErrors({ name: fieldErrorText(t, codes.name), website: codes.website && t('websiteInvalid') }),
  );
  const removal = useSave();

  const leave = (text: string) => {
    removeDraft(draftName);
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
      removeDraft(draftName);
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

  const discard = () => {
    draft.forget();
    fields.fill(first);
  };

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
      onDiscard={draft.isBack ? discard : null}
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
