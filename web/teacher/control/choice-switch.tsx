import { useTranslation } from '#web/i18n/use-translation.ts';
import styles from './choice-switch.module.css';

interface ChoiceSwitchProps<View extends string> {
  choices: readonly { view: View; label: string }[];
  current: string;
  onShow: (view: View) => void;
}

/** What the screens show, out of a few. */
export function ChoiceSwitch<View extends string>({ choices, current, onShow }: ChoiceSwitchProps<View>) {
  const { t } = useTranslation('teacher-live');
  return (
    <fieldset className={styles.views} aria-label={t('views')}>
      {choices.map(({ view, label }) => (
        <button key={view} type="button" aria-current={view === current || undefined} onClick={() => onShow(view)}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}
