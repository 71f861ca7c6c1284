import { useState } from 'react';
import { Link } from 'react-router';
import { typedEmail } from '#shared/domain/email.ts';
import { emailRules } from '#shared/rules/account.ts';
import { checkFields } from '#shared/rules/fields.ts';
import { requestReset } from '#web/data/auth.ts';
import { useFields } from '#web/forms/use-fields.ts';
import { useSave } from '#web/forms/use-save.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { notify } from '#web/ui/core/notice-store.ts';
import { TextField } from '#web/ui/forms/text-field.tsx';
import styles from './auth-form.module.css';
import { AuthForm } from './auth-form.tsx';
import { fieldTexts } from './auth-texts.ts';

export function ResetRequestPage() {
  const { t } = useTranslation('auth');
  const [isSent, setSent] = useState(false);
  const { save, failure, ...saving } = useSave();
  const fields = useFields(
    { email: '' },
    {
      check: (values) => checkFields(emailRules, values),
      texts: (codes) => fieldTexts(t, codes),
    },
  );

  const ask = ({ email }: { email: string }) =>
    save(
      () => requestReset(email),
      () => {
        notify('done', t('reset.sent', { email: typedEmail(email) }));
        setSent(true);
      },
    );

  const back = <Link to="/login">{t('reset.toLogin')}</Link>;
  if (isSent) {
    return (
      <div className={styles.form} role="status">
        <h1>{t('reset.instructionsTitle')}</h1>
        <p>{t('reset.instructions')}</p>
        <p className={styles.links}>{back}</p>
      </div>
    );
  }
  return (
    <AuthForm
      title={t('reset.title')}
      sub={t('reset.initSub')}
      fields={fields}
      saving={saving}
      send={ask}
      alert={
        failure !== null && (
          <>
            <span>{t('reset.mailFailed')}</span>{' '}
            {(failure === 'NETWORK' || failure === 'TOO_MANY_REQUESTS') && <span>{t(`common:error.${failure}`)}</span>}
          </>
        )
      }
      submit={t('reset.initSubmit')}
      links={back}
    >
      <TextField label={t('email')} type="email" autoComplete="email" {...fields.bind('email')} />
    </AuthForm>
  );
}
