import type { Partner } from '#shared/contract/partner.ts';
import { LOGO_SIDE_MAX } from '#shared/domain/limits.ts';
import { checkFields } from '#shared/rules/fields.ts';
import { partnerRules } from '#shared/rules/partner.ts';
import { type PartnerValues, partnerCalls } from '#web/data/partners.ts';
import { useDraftedFields } from '#web/forms/use-drafted-fields.ts';
import type { FieldErrors } from '#web/forms/use-fields.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { ImageField } from '#web/office/fields/image-field.tsx';
import { RemoveButton } from '#web/office/frame/call-buttons.tsx';
import { DraftedForm } from '#web/office/frame/drafted-form.tsx';
import { fieldErrorText } from '#web/office/frame/error-texts.ts';
import { useImageForm } from '#web/office/frame/use-image-form.ts';
import { TextField } from '#web/ui/forms/text-field.tsx';

const LIST = '/admin/partners';

const valuesOf = ({ name, website }: Partner): PartnerValues => ({ name, website });
const NEW: PartnerValues = { name: '', website: '' };
const draftOf = (id: string): string => `partner:${id}`;

interface PartnerFormProps {
  partner: Partner | null;
  /** Called when another user's version was read and the draft removed. */
  onUseStored?: () => void;
}

export function PartnerForm({ partner, onUseStored }: PartnerFormProps) {
  const { t } = useTranslation('office-partners');
  const texts = (codes: FieldErrors<keyof PartnerValues>) => ({
    name: fieldErrorText(t, codes.name),
    website: codes.website && t('websiteInvalid'),
  });
  const drafted = useDraftedFields(
    draftOf(partner?._id ?? 'new'),
    partner ? valuesOf(partner) : NEW,
    {
      check: (values) => checkFields(partnerRules, values),
      texts,
    },
    partner?.version,
  );
  const { fields } = drafted;
  const { form, image, remove } = useImageForm({
    id: partner?._id ?? null,
    list: LIST,
    drafted,
    draftOf,
    valuesOf,
    calls: partnerCalls,
    saved: t('saved'),
    onUseStored,
  });

  return (
    <DraftedForm
      {...form}
      extra={
        partner && (
          <RemoveButton
            title={t('removeTitle', { name: partner.name })}
            text={t('removeText')}
            onRemove={() => remove(() => partnerCalls.remove(partner._id), t('removed'))}
          />
        )
      }
    >
      <TextField label={t('name')} autoComplete="off" {...fields.bind('name')} />
      <TextField label={t('website')} type="url" hint={t('websiteHint')} {...fields.bind('website')} />
      <ImageField label={t('logo')} side={LOGO_SIDE_MAX} stored={partner?.logo ?? null} {...image} />
    </DraftedForm>
  );
}
