// The form of a party; its logo is sent after the rest is saved.
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Party } from '#shared/contract/party.ts';
import { partyColor } from '#shared/domain/palette.ts';
import { checkFields } from '#shared/rules/fields.ts';
import { partyRules } from '#shared/rules/party.ts';
import { type PartyValues, usePartyCalls } from '#web/data/parties.ts';
import { IGNORE_DRAFT, useDraftedFields } from '#web/forms/use-drafted-fields.ts';
import { useImageSave } from '#web/forms/use-image-save.ts';
import { useSave } from '#web/forms/use-save.ts';
import { ColorField } from '#web/office/fields/color-field.tsx';
import { ImageField } from '#web/office/fields/image-field.tsx';
import { DraftedForm } from '#web/office/frame/drafted-form.tsx';
import { failureText, fieldErrorText } from '#web/office/frame/error-texts.ts';
import { notify } from '#web/ui/core/notice-store.ts';
import { AreaField } from '#web/ui/forms/area-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import styles from './party.module.css';
import { RemoveParty } from './remove-party.tsx';
import { VideoPreview } from './video-preview.tsx';

const LIST = '/admin/parties';
const SUGGESTIONS = Array.from({ length: 12 }, (_, index) => partyColor(index));

const valuesOf = ({ name, description, video, color }: Party): PartyValues => ({ name, description, video, color });
const NEW: PartyValues = { name: '', description: '', video: '', color: partyColor(0) };

interface PartyFormProps {
  party: Party | null;
  /** Called when another user's version was read and the draft removed. */
  onUseStored?: () => void;
}

export function PartyForm({ party, onUseStored }: PartyFormProps) {
  const { t } = useTranslation('office-parties');
  const navigate = useNavigate();
  const calls = usePartyCalls();
  const texts = (codes: Partial<PartyValues>) => ({
    name: fieldErrorText(t, codes.name),
    description: fieldErrorText(t, codes.description),
    video: codes.video && t('videoInvalid'),
    color: codes.color && t('colorInvalid'),
  });
  const check = (values: PartyValues): Partial<PartyValues> => checkFields(partyRules, values);
  const { draft, fields, base, discardDraft, removeDraft } = useDraftedFields(
    `party:${party?._id ?? 'new'}`,
    party ? valuesOf(party) : NEW,
    (values) => texts(check(values)),
  );
  const { imageChange, setImageChange, progress, saveAll } = useImageSave({
    id: party?._id ?? null,
    base,
    valuesOf,
    store: calls.store,
    onStored: removeDraft,
    removeImage: calls.removeImage,
  });
  const { save, busy, failure, dismiss } = useSave((codes) => fields.showErrors(texts(codes)));

  const send = (force: boolean) =>
    save(
      async () => {
        await saveAll(fields.values, force);
        await calls.refresh();
      },
      () => {
        notify('done', t('saved'));
        navigate(LIST);
      },
    );
  const acceptStored = () =>
    save(calls.refetch, () => {
      removeDraft();
      onUseStored?.();
    });

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
      extra={party && <RemoveParty party={party} onRemoved={removeDraft} />}
      conflict={
        party && failure === 'CHANGED_MEANWHILE'
          ? {
              storedUrl: `${LIST}/${party._id}/edit${IGNORE_DRAFT}`,
              onLater: dismiss,
              onOverwrite: () => send(true),
              onUseStored: acceptStored,
            }
          : null
      }
      onDiscard={discardDraft}
    >
      <TextField label={t('name')} autoComplete="off" {...fields.bind('name')} />
      <AreaField label={t('description')} hint={t('descriptionHint')} {...fields.bind('description')} />
      <div className={styles.video}>
        <TextField label={t('videoLink')} type="url" hint={t('videoHint')} {...fields.bind('video')} />
        <VideoPreview address={fields.values.video.trim()} title={t('videoTitle', { name: fields.values.name })} />
      </div>
      <ImageField
        label={t('logo')}
        stored={party?.image ?? null}
        change={imageChange}
        onChange={setImageChange}
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
