import type { EditedParty, Party } from '#shared/contract/party.ts';
import { LOGO_SIDE_MAX } from '#shared/domain/limits.ts';
import { partyColor } from '#shared/domain/palette.ts';
import { checkFields } from '#shared/rules/fields.ts';
import { partyRules } from '#shared/rules/party.ts';
import { type PartyValues, partyCalls } from '#web/data/parties.ts';
import { useDraftedFields } from '#web/forms/use-drafted-fields.ts';
import type { FieldErrors } from '#web/forms/use-fields.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { ColorField } from '#web/office/fields/color-field.tsx';
import { ImageField } from '#web/office/fields/image-field.tsx';
import { DraftedForm } from '#web/office/frame/drafted-form.tsx';
import { fieldErrorText } from '#web/office/frame/error-texts.ts';
import { useImageForm } from '#web/office/frame/use-image-form.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { AreaField } from '#web/ui/forms/area-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { RemoveParty } from './remove-party.tsx';
import { VideoPreview } from './video-preview.tsx';

const LIST = '/admin/parties';
const SUGGESTIONS = Array.from({ length: 12 }, (_, index) => partyColor(index));

const valuesOf = ({ name, description, video, color }: Party): PartyValues => ({ name, description, video, color });
const newParty = (color: string): PartyValues => ({ name: '', description: '', video: '', color });
const draftOf = (id: string): string => `party:${id}`;

interface PartyFormProps {
  party: EditedParty | null;
  /** The colour that a new one begins with. */
  freeColor?: string;
  /** Called when another user's version was read and the draft removed. */
  onUseStored?: () => void;
}

export function PartyForm({ party, freeColor = partyColor(0), onUseStored }: PartyFormProps) {
  const { t } = useTranslation('office-parties');
  const texts = (codes: FieldErrors<keyof PartyValues>) => ({
    name: codes.name === 'TAKEN' ? t('nameTaken') : fieldErrorText(t, codes.name),
    description: fieldErrorText(t, codes.description),
    video: codes.video && t('videoInvalid'),
    color: codes.color && t('colorInvalid'),
  });
  const drafted = useDraftedFields(
    draftOf(party?._id ?? 'new'),
    party ? valuesOf(party) : newParty(freeColor),
    {
      check: (values) => checkFields(partyRules, values),
      texts,
    },
    party?.version,
  );
  const { fields } = drafted;
  const { form, image, remove } = useImageForm({
    id: party?._id ?? null,
    list: LIST,
    drafted,
    draftOf,
    valuesOf,
    calls: partyCalls,
    saved: t('saved'),
    onUseStored,
  });

  return (
    <DraftedForm {...form} extra={party && <RemoveParty party={party} remove={remove} />}>
      <TextField label={t('name')} autoComplete="off" {...fields.bind('name')} />
      <AreaField
        label={t('description')}
        hint={t('descriptionHint')}
        lang={CONTENT_LANGUAGE}
        {...fields.bind('description')}
      />
      <div className="grid gap-3">
        <TextField label={t('videoLink')} type="url" hint={t('videoHint')} {...fields.bind('video')} />
        <VideoPreview address={fields.values.video.trim()} title={t('videoTitle', { name: fields.values.name })} />
      </div>
      <ImageField label={t('logo')} side={LOGO_SIDE_MAX} stored={party?.image ?? null} {...image} />
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
