import type { Account } from '#shared/contract/account.ts';
import { profileRules, TARGET_AUDIENCES } from '#shared/rules/account.ts';
import { checkFields } from '#shared/rules/fields.ts';
import { fieldTexts } from '#web/account/access/auth-texts.ts';
import { ProfileFields } from '#web/account/access/shared-fields.tsx';
import { updateAccount } from '#web/data/account.ts';
import { useFields } from '#web/forms/use-fields.ts';
import { useSave } from '#web/forms/use-save.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { notify } from '#web/ui/core/notice-store.ts';
import { accountFailure } from './account-failure.ts';
import { SectionForm } from './section-form.tsx';

type Profile = Record<keyof typeof profileRules, string>;

export function ProfileForm({ account }: { account: Account }) {
  const { t } = useTranslation('account');
  const { firstName, lastName, organisation, organisationLocation, targetAudience } = account;
  const fields = useFields<keyof Profile>(
    { firstName, lastName, organisation, organisationLocation, targetAudience: targetAudience ?? '' },
    { check: (values) => checkFields(profileRules, values), texts: (codes) => fieldTexts(t, codes) },
  );
  const { save, failure, ...saving } = useSave(fields.showErrors);
  const send = ({ targetAudience: chosen, ...names }: Profile) =>
    save(
      () => updateAccount({ ...names, targetAudience: TARGET_AUDIENCES.find((known) => known === chosen) ?? null }),
      () => notify('done', t('profile.saved')),
    );
  return (
    <SectionForm
      title={t('profile.title')}
      fields={fields}
      saving={saving}
      send={send}
      alert={accountFailure(t, failure)}
      submit={t('profile.submit')}
    >
      <ProfileFields fields={fields} />
    </SectionForm>
  );
}
