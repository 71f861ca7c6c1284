import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Account } from '#shared/contract/account.ts';
import { removeSecondFactor } from '#web/data/account.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Button } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';
import styles from './account-page.module.css';
import { ConfirmationForm } from './confirmation-form.tsx';
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

/** The recovery codes, which are shown only here; on paper they stand alone. */
function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('account');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.codes}>
      <h3 ref={heading} tabIndex={-1}>
        {t('factor.codesTitle')}
      </h3>
      <p>{t('factor.codesText')}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </ol>
      <p className={styles.actions}>
        <Button kind="line" onClick={() => window.print()}>
          {t('factor.print')}
        </Button>
        <Button onClick={onClose}>{t('factor.kept')}</Button>
      </p>
    </div>
  );
}
