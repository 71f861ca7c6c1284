import { useState } from 'react';
import { Link } from 'react-router';
import { typedEmail } from '#shared/domain/email.ts';
import { emailRules } from '#shared/rules/account.ts';
import { checkFields } from '#shared/rules/fields.ts';
import { requestReset } from '#web/data/auth.ts';
import { useFields } from '#web/forms/use-fields.ts';
import { useSave } from '#web/forms/use-save.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Button } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import styles from './auth-form.module.css';
import { fieldTexts } from './auth-texts.ts';

export function ResetRequestPage() {
  const { t } = useTranslation('auth');
  const [isSent, setSent] = useState(false);
  const { save, busy, failure } = useSave();
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

  const back = (
    <p className={styles.links}>
      <Link to="/login">{t('reset.toLogin')}</Link>
    </p>
  );

  if (isSent) {
    return (
      <div className={styles.form} role="status">
        <h1>{t('reset.instructionsTitle')}</h1>
        <p>{t('reset.instructions')}</p>
        {back}
      </div>
    );
  }
  return (
    <form ref={fields.form} className={styles.form} noValidate onSubmit={fields.submit(ask)}>
      <h1>{t('reset.title')}</h1>
      <p className={styles.sub}>{t('reset.initSub')}</p>
      <FormAlert>
        {failure !== null && (
          <>
            <span>{t('reset.mailFailed')}</span>{' '}
            {(failure === 'NETWORK' || failure === 'TOO_MANY_REQUESTS') && <span>{t(`common:error.${failure}`)}</span>}
          </>
        )}
      </FormAlert>
      <TextField label={t('email')} type="email" autoComplete="email" {...fields.bind('email')} />
      <p className={styles.go}>
        <Button type="submit" size="big" wide busy={busy}>
          {t('reset.initSubmit')}
        </Button>
      </p>
      {back}
    </form>
  );
}
