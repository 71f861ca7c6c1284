import type { Account } from '#shared/contract/account.ts';
import { profileRules, TARGET_AUDIENCES } from '#shared/rules/account.ts';
import { checkFields } from '#shared/rules/fields.ts';
import { AudienceChoice } from '#web/account/access/audience-choice.tsx';
import { fieldTexts } from '#web/account/access/auth-texts.ts';
import { updateAccount } from '#web/data/account.ts';
import { useFields } from '#web/forms/use-fields.ts';
import { useSave } from '#web/forms/use-save.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Button } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { accountFailure } from './account-failure.ts';
import styles from './account-page.module.css';

type Profile = Record<keyof typeof profileRules, string>;

export function ProfileForm({ account }: { account: Account }) {
  const { t } = useTranslation('account');
  const { firstName, lastName, organisation, organisationLocation, targetAudience } = account;
  const fields = useFields<keyof Profile>(
    { firstName, lastName, organisation, organisationLocation, targetAudience: targetAudience ?? '' },
    { check: (values) => checkFields(profileRules, values), texts: (codes) => fieldTexts(t, codes) },
  );
  const { save, busy, failure } = useSave(fields.showErrors);
  const send = ({ targetAudience: chosen, ...names }: Profile) =>
    save(
      () => updateAccount({ ...names, targetAudience: TARGET_AUDIENCES.find((known) => known === chosen) ?? null }),
      () => notify('done', t('profile.saved')),
    );
  return (
    <form ref={fields.form} className={styles.section} noValidate onSubmit={fields.submit(send)}>
      <h2>{t('profile.title')}</h2>
      <FormAlert>{accountFailure(t, failure)}</FormAlert>
      <div className={styles.two}>
        <TextField label={t('auth:register.firstName')} autoComplete="given-name" {...fields.bind('firstName')} />
        <TextField label={t('auth:register.lastName')} autoComplete="family-name" {...fields.bind('lastName')} />
        <TextField
          label={t('auth:register.organisation')}
          autoComplete="organization"
          {...fields.bind('organisation')}
        />
        <TextField
          label={t('auth:register.organisationLocation')}
          autoComplete="address-level2"
          {...fields.bind('organisationLocation')}
        />
      </div>
      <AudienceChoice
        value={fields.values.targetAudience}
        error={fields.errors.targetAudience}
        onChange={(audience) => fields.change('targetAudience', audience)}
      />
      <p className={styles.actions}>
        <Button type="submit" busy={busy}>
          {t('profile.submit')}
        </Button>
      </p>
    </form>
  );
}
