import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Account } from '#shared/contract/account.ts';
import { removeSecondFactor } from '#web/data/account.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Button } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';
import styles from './account-page.module.css';
import { ConfirmationForm } from './confirmation-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';

type Step = 'none' | 'setup' | 'removal' | { recoveryCodes: string[] };

/** A code of an app beside the password: set up, confirmed, taken away. */
export function SecondFactor({ account }: { account: Account }) {
  const { t } = useTranslation('account');
  const [parameters] = useSearchParams();
  const isNeeded = parameters.get('needs') === 'second-factor';
  const [step, setStep] = useState<Step>('none');
  const close = () => setStep('none');
  return (
    <section className={styles.section}>
      <h2>{t('factor.title')}</h2>
      <FormAlert>{isNeeded && !account.secondFactor && t('factor.needed')}</FormAlert>
      <p>{t(account.secondFactor ? 'factor.on' : 'factor.off')}</p>
      {typeof step === 'object' && <RecoveryCodes codes={step.recoveryCodes} onClose={close} />}
      {step === 'setup' && (
        <SecondFactorSetup account={account} onDone={(recoveryCodes) => setStep({ recoveryCodes })} onCancel={close} />
      )}
      {step === 'removal' && (
        <ConfirmationForm
          account={account}
          password={t('password.current')}
          code={t('factor.codeOrRecovery')}
          submit={t('factor.remove')}
          destroys
          send={({ password, code }) => removeSecondFactor(account, password, code)}
          onDone={() => {
            notify('done', t('factor.removed'));
            close();
          }}
          onCancel={close}
        />
      )}
      {step === 'none' && (
        <p className={styles.actions}>
          <Button kind="line" onClick={() => setStep(account.secondFactor ? 'removal' : 'setup')}>
            {t(account.secondFactor ? 'factor.remove' : 'factor.setUp')}
          </Button>
        </p>
      )}
    </section>
  );
}
