import { useEffect, useRef } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Button } from '#web/ui/core/button.tsx';
import styles from './account-page.module.css';

/** The recovery codes, which are shown only here; on paper they stand alone. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
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
