// Asking for a link to choose a new password; afterwards the page says where to look, known address or not.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { request } from '#web/lib/api.ts';
import { errorCodeOf } from '#web/lib/api-error.ts';
import { useFields } from '#web/lib/use-fields.ts';
import { Button } from '#web/ui/button.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { notify } from '#web/ui/notice-store.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { emailCode, fieldText } from './auth-checks.ts';
import styles from './auth-form.module.css';

export function ResetRequestPage() {
  const { t } = useTranslation('auth');
  const [failure, setFailure] = useState<string | null>(null);
  const [phase, setPhase] = useState<'asking' | 'sending' | 'sent'>('asking');
  const fields = useFields({ email: '' }, ({ email }) => ({ email: fieldText(t, emailCode(email)) }));

  const ask = async ({ email }: { email: string }) => {
    setPhase('sending');
    setFailure(null);
    try {
      await request('POST auth/reset-password/init', { body: { email } });
      notify('done', t('reset.sent', { email: email.trim() }));
      setPhase('sent');
    } catch (error) {
      setFailure(errorCodeOf(error));
      setPhase('asking');
    }
  };

  const back = (
    <p className={styles.links}>
      <Link to="/login">{t('reset.toLogin')}</Link>
    </p>
  );

  if (phase === 'sent') {
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
            {t('reset.mailFailed')}{' '}
            {(failure === 'NETWORK' || failure === 'TOO_MANY_REQUESTS') && t(`common:error.${failure}`)}
          </>
        )}
      </FormAlert>
      <TextField label={t('email')} type="email" autoComplete="email" {...fields.bind('email')} />
      <p className={styles.go}>
        <Button type="submit" size="big" wide busy={phase === 'sending'}>
          {t('reset.initSubmit')}
        </Button>
      </p>
      {back}
    </form>
  );
}
