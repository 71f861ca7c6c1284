import { Fragment, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiveView } from '#shared/contract/voting-session.ts';
import { DashboardLink } from '#web/teacher/parts/live-controls.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import look from '#web/ui/forms/dialog.module.css';
import { useModal } from '#web/ui/forms/dialog.tsx';
import styles from './help-dialog.module.css';
import { keyOfView } from './live-keys.ts';

interface HelpDialogProps {
  /** The views that this game has, none before it started. */
  views: readonly LiveView[];
  /** What else can be done in this game. */
  tools: ReactNode;
  onFullScreen: () => void;
  /** Ends the game before its last statement; absent where that is no choice. */
  onEndNow?: (() => void) | undefined;
  /** Takes the game away; absent once it has started. */
  onRemove?: (() => void) | undefined;
  onClose: () => void;
}

export function HelpDialog({ views, tools, onFullScreen, onEndNow, onRemove, onClose }: HelpDialogProps) {
  const { t } = useTranslation('teacher-live');
  const dialog = useModal();
  const titleId = useId();
  const rows = [
    { keys: ['→', 'PgDn'], does: t('help.next') },
    { keys: ['←', 'PgUp'], does: t('help.previous') },
    ...views.map((view) => ({ keys: [keyOfView(view)], does: t(`view.${view}`) })),
    { keys: ['F'], does: t('fullScreen') },
    { keys: ['?'], does: t('help.title') },
  ];
  return (
    <dialog ref={dialog} className={`${look.dialog} ${styles.help}`} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{t('help.title')}</h2>
      <dl className={styles.keys}>
        {rows.map(({ keys, does }) => (
          <Fragment key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </Fragment>
        ))}
      </dl>
      <p>{t('help.twoDevices')}</p>
      <p className={styles.actions}>
        <Button onClick={onClose}>{t('help.close')}</Button>
        <Button kind="line" onClick={onFullScreen}>
          <Icon name="fullScreen" />
          {t('fullScreen')}
        </Button>
        {tools}
        {onEndNow && (
          <Button kind="line" onClick={onEndNow}>
            <Icon name="flag" />
            {t('help.endNow')}
          </Button>
        )}
        {onRemove && (
          <Button kind="danger" onClick={onRemove}>
            <Icon name="bin" />
            {t('help.remove')}
          </Button>
        )}
        <DashboardLink />
      </p>
    </dialog>
  );
}
