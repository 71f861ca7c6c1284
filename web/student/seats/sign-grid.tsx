import { useId, useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Button } from '#web/ui/core/button.tsx';
import { Drawing } from '#web/ui/core/core-icon.tsx';
import styles from './sign-grid.module.css';
import { SIGN_PATHS, SIGNS, type Sign } from './signs.ts';

interface SignGridProps {
  /** The text of the button that takes the chosen sign. */
  action: string;
  onSign: (sign: Sign) => void;
}

/**
 * The twelve signs, of which one is chosen and then confirmed, so that a wrong tap has no effect. None is marked as
 * chosen afterwards: nobody sees which it was.
 */
export function SignGrid({ action, onSign }: SignGridProps) {
  const { t } = useTranslation('student-device');
  const name = useId();
  const [chosen, setChosen] = useState<Sign | null>(null);
  return (
    <form
      className={styles.form}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen === null) return;
        setChosen(null);
        onSign(chosen);
      }}
    >
      <div role="radiogroup" aria-label={t('sign.label')} className={styles.grid}>
        {SIGNS.map((sign) => (
          <label key={sign} className={styles.sign}>
            <input type="radio" name={name} checked={sign === chosen} onChange={() => setChosen(sign)} />
            <Drawing path={SIGN_PATHS[sign]} />
            <span>{t(`sign.name.${sign}`)}</span>
          </label>
        ))}
      </div>
      <Button type="submit" size="big" wide disabled={chosen === null}>
        {action}
      </Button>
    </form>
  );
}
