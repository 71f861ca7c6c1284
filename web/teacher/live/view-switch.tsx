import type { LiveView } from '#shared/contract/voting-session.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { type KeyedView, keyOfView } from './live-keys.ts';
import styles from './view-switch.module.css';

interface ViewSwitchProps {
  views: readonly KeyedView[];
  current: LiveView;
  onShow: (view: KeyedView) => void;
}

export function ViewSwitch({ views, current, onShow }: ViewSwitchProps) {
  const { t } = useTranslation('teacher-live');
  return (
    <fieldset className={styles.views} aria-label={t('views')}>
      {views.map((view) => (
        <button
          key={view}
          type="button"
          aria-current={view === (current === 'argument-pair' ? 'group-arguments' : current) || undefined}
          aria-keyshortcuts={keyOfView(view)}
          onClick={() => onShow(view)}
        >
          {t(`view.${view}`)}
        </button>
      ))}
    </fieldset>
  );
}
