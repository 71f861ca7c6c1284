// The form of a party; its logo is sent after the rest is saved.
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Party } from '#shared/contract/party.ts';
import { partyColor } from '#shared/domain/palette.ts';
import { videoAddress } from '#shared/domain/video-address.ts';
import { usePictureUpload } from '#web/lib/use-picture-upload.ts';
import { useSave } from '#web/lib/use-save.ts';
import { AreaField } from '#web/ui/area-field.tsx';
import { failureText, fieldErrorText } from '#web/ui/error-texts.ts';
import { notify } from '#web/ui/notice-store.ts';
import { OfficeForm } from '#web/ui/office-form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useFields } from '#web/ui/use-fields.ts';
import { ColorField } from '#web/widgets/color-field.tsx';
import { type PictureChange, PictureField } from '#web/widgets/picture-field.tsx';
import { type PartyValues, usePartyCalls } from './party.api.ts';
import styles from './party.module.css';
import { RemoveParty } from './remove-party.tsx';
import { VideoPreview } from './video-preview.tsx';

const LIST = '/admin/parties';
const COLOR = /^#[0-9a-f]{6}$/i;
const SUGGESTIONS = Array.from({ length: 12 }, (_, index) => partyColor(index));

const valuesOf = (party: Party | null): Record<keyof PartyValues, string> => ({
  name: party?.name ?? '',
  description: party?.description ?? '',
  video: party?.video ?? '',
  color: party?.color ?? partyColor(0),
});

export function PartyForm({ party }: { party: Party | null }) {
  const { t } = useTranslation('party');
  const navigate = useNavigate();
  const calls = usePartyCalls();
  /** Known after the first part of saving, so that trying again makes no second party. */
  const savedId = useRef(party?._id ?? null);
  const [picture, setPicture] = useState<PictureChange>({ kind: 'kept' });
  const { progress, carryOut } = usePictureUpload();
  const fields = useFields(valuesOf(party), ({ name, video, color }) => ({
    name: name.trim() === '' ? t('common:field.required') : undefined,
    video: video.trim() === '' || videoAddress(video.trim()) !== null ? undefined : t('videoInvalid'),
    color: COLOR.test(color.trim()) ? undefined : t('colorInvalid'),
  }));
  const { save, busy, failure } = useSave((codes) =>
    fields.showErrors({
      name: fieldErrorText(t, codes.name),
      description: fieldErrorText(t, codes.description),
      video: codes.video && t('videoInvalid'),
      color: codes.color && t('colorInvalid'),
    }),
  );

  const send = (values: PartyValues) =>
    save(
      async () => {
        const { uploadURL, party: saved } = await calls.save(savedId.current, values);
        savedId.current = saved._id;
        await carryOut(picture, uploadURL, () => calls.removeImage(saved._id));
        await calls.refresh();
      },
      () => {
        notify('done', t('saved'));
        navigate(LIST);
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
      extra={party && <RemoveParty party={party} />}
    >
      <TextField label={t('name')} autoComplete="off" {...fields.bind('name')} />
      <AreaField label={t('description')} hint={t('descriptionHint')} {...fields.bind('description')} />
      <div className={styles.video}>
        <TextField label={t('videoLink')} type="url" hint={t('videoHint')} {...fields.bind('video')} />
        <VideoPreview address={fields.values.video.trim()} title={t('videoTitle', { name: fields.values.name })} />
      </div>
      <PictureField
        label={t('logo')}
        stored={party?.image ?? null}
        change={picture}
        onChange={setPicture}
        progress={progress}
      />
      <ColorField
        label={t('color')}
        name="color"
        value={fields.values.color}
        error={fields.errors.color}
        suggestions={SUGGESTIONS}
        onColor={(color) => fields.change('color', color)}
      />
    </OfficeForm>
  );
}
