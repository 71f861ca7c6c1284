// The form of a party; its logo is sent after the rest is saved.
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Party } from '#shared/contract/party.ts';
import { partyColor } from '#shared/domain/palette.ts';
import { videoAddress } from '#shared/domain/video-address.ts';
import { AS_STORED, useDraftedFields } from '#web/lib/use-drafted-fields.ts';
import { usePictureSave } from '#web/lib/use-picture-save.ts';
import { useSave } from '#web/lib/use-save.ts';
import { AreaField } from '#web/ui/area-field.tsx';
import { DraftedForm } from '#web/ui/drafted-form.tsx';
import { failureText, fieldErrorText } from '#web/ui/error-texts.ts';
import { notify } from '#web/ui/notice-store.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { ColorField } from '#web/widgets/color-field.tsx';
import { PictureField } from '#web/widgets/picture-field.tsx';
import { type PartyValues, usePartyCalls } from './party.api.ts';
import styles from './party.module.css';
import { RemoveParty } from './remove-party.tsx';
import { VideoPreview } from './video-preview.tsx';

const LIST = '/admin/parties';
const COLOR = /^#[0-9a-f]{6}$/i;
const SUGGESTIONS = Array.from({ length: 12 }, (_, index) => partyColor(index));

const valuesOf = ({ name, description, video, color }: Party): PartyValues => ({ name, description, video, color });
const NEW: PartyValues = { name: '', description: '', video: '', color: partyColor(0) };

interface PartyFormProps {
  party: Party | null;
  /** What somebody else saved is read, and nothing typed is left. */
  onTheirs?: () => void;
}

export function PartyForm({ party, onTheirs }: PartyFormProps) {
  const { t } = useTranslation('party');
  const navigate = useNavigate();
  const calls = usePartyCalls();
  const { fields, over, discard, dropDraft } = useDraftedFields(
    `party:${party?._id ?? 'new'}`,
    party ? valuesOf(party) : NEW,
    ({ name, video, color }) => ({
      name: name.trim() === '' ? t('common:field.required') : undefined,
      video: video.trim() === '' || videoAddress(video.trim()) !== null ? undefined : t('videoInvalid'),
      color: COLOR.test(color.trim()) ? undefined : t('colorInvalid'),
    }),
  );
  const { picture, setPicture, progress, saveAll } = usePictureSave({
    id: party?._id ?? null,
    over,
    valuesOf,
    store: calls.store,
    onStored: dropDraft,
    removeImage: calls.removeImage,
  });
  const { save, busy, failure, forget } = useSave((codes) =>
    fields.showErrors({
      name: fieldErrorText(t, codes.name),
      description: fieldErrorText(t, codes.description),
      video: codes.video && t('videoInvalid'),
      color: codes.color && t('colorInvalid'),
    }),
  );

  const send = (overAnything: boolean) =>
    save(
      async () => {
        await saveAll(fields.values, overAnything);
        await calls.refresh();
      },
      () => {
        notify('done', t('saved'));
        navigate(LIST);
      },
    );
  const takeTheirs = () =>
    save(calls.readAnew, () => {
      dropDraft();
      onTheirs?.();
    });

  return (
    <DraftedForm
      form={fields.form}
      onSubmit={fields.submit(() => send(false))}
      changed={fields.changed || picture.kind !== 'kept'}
      busy={busy}
      failure={failureText(t, failure)}
      cancelTo={LIST}
      drafted={picture.kind === 'kept'}
      extra={party && <RemoveParty party={party} onRemoved={dropDraft} />}
      conflict={
        party && failure === 'CHANGED_MEANWHILE'
          ? {
              theirsAt: `${LIST}/${party._id}/edit${AS_STORED}`,
              onLater: forget,
              onKeepMine: () => send(true),
              onTakeTheirs: takeTheirs,
            }
          : null
      }
      onDiscard={discard}
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
    </DraftedForm>
  );
}
