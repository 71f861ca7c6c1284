import type { ChosenView, LiveView } from '#shared/domain/live-views.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { KEY_OF_VIEW } from './live-keys.ts';
import styles from './view-switch.module.css';

interface ViewSwitchProps {
  views: readonly ChosenView[];
  current: LiveView;
  onShow: (view: ChosenView) => void;
}

/** What the screens show of a statement. */
export function ViewSwitch({ views, current, onShow }: ViewSwitchProps) {
  const { t } = useTranslation('teacher-live');
  return (
    <ChoiceSwitch
      choices={views.map((view) => ({ view, label: t(`view.${view}`), shortcut: KEY_OF_VIEW[view] }))}
      current={current === 'argument-pair' ? 'group-arguments' : current}
      onShow={onShow}
    />
  );
}

interface ChoiceSwitchProps<View extends string> {
  choices: readonly { view: View; label: string; shortcut?: string }[];
  current: string;
  onShow: (view: View) => void;
}

/** What the screens show, out of a few. */
export function ChoiceSwitch<View extends string>({ choices, current, onShow }: ChoiceSwitchProps<View>) {
  const { t } = useTranslation('teacher-live');
  return (
    <fieldset className={styles.views} aria-label={t('views')}>
      {choices.map(({ view, label, shortcut }) => (
        <button
          key={view}
          type="button"
          aria-current={view === current || undefined}
          aria-keyshortcuts={shortcut}
          onClick={() => onShow(view)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
