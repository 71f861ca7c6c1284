import { Fragment, type ReactNode, useId } from 'react';
import type { ChosenView } from '#shared/domain/live-views.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { DashboardLink } from '#web/teacher/parts/live-controls.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import look from '#web/ui/forms/dialog.module.css';
import { useModal } from '#web/ui/forms/dialog.tsx';
import styles from './help-dialog.module.css';
import { KEY_OF_VIEW } from './live-keys.ts';
import type { LessonTool } from './use-lesson.tsx';

interface HelpDialogProps {
  /** The views that this game has, none before it started. */
  views: readonly ChosenView[];
  /** The tools for the current statement. */
  lesson: readonly LessonTool[];
  /** The tools for the whole game. */
  tools: ReactNode;
  onFullScreen: () => void;
  /** Shows the game on a computer on which nobody logs in. */
  onProject: () => void;
  /** Ends the game before its last statement; absent if that is impossible. */
  onEndNow?: (() => void) | undefined;
  /** Removes the game; absent once it has started. */
  onRemove?: (() => void) | undefined;
  /** Makes the game again with a new code; absent once it has started. */
  onNewCode?: (() => void) | undefined;
  /** On a phone, which has no keys: shows the board instead. */
  onShowBoard?: (() => void) | undefined;
  onClose: () => void;
}

export function HelpDialog(props: HelpDialogProps) {
  const { views, lesson, tools, onFullScreen, onProject, onEndNow, onRemove, onNewCode, onShowBoard, onClose } = props;
  const { t } = useTranslation('teacher-live');
  const dialog = useModal();
  const titleId = useId();
  const hasKeys = onShowBoard === undefined;
  const rows = [
    { keys: ['→', 'PgDn'], does: t('help.next') },
    { keys: ['←', 'PgUp'], does: t('help.previous') },
    ...views.map((view) => ({ keys: [KEY_OF_VIEW[view]], does: t(`view.${view}`) })),
    ...(lesson.length > 0
      ? [
          { keys: ['U'], does: t('snapshot.update') },
          { keys: ['+', '−'], does: t('clock.halfMinute') },
        ]
      : []),
    { keys: ['W'], does: t('devices.key') },
    { keys: ['F'], does: t('fullScreen') },
    { keys: ['?'], does: t('help.title') },
  ];
  return (
    <dialog ref={dialog} className={`${look.dialog} ${styles.help}`} aria-labelledby={titleId} onClose={onClose}>
      <div className={styles.top}>
        <h2 id={titleId}>{hasKeys ? t('help.title') : t('help.button')}</h2>
        <Button kind="line" onClick={onClose}>
          {t('help.close')}
        </Button>
      </div>
      <div className={lesson.length > 0 && hasKeys ? styles.columns : undefined}>
        {lesson.length > 0 && (
          <ul className={styles.lesson} aria-label={t('help.statement')}>
            {lesson.map(({ name, icon, label, hint, key, act }) => (
              <li key={name}>
                <button
                  type="button"
                  aria-keyshortcuts={key}
                  onClick={() => {
                    onClose();
                    act();
                  }}
                >
                  <Icon name={icon} />
                  <span>
                    {label}
                    <small>{hint}</small>
                  </span>
                  {hasKeys && <kbd>{key}</kbd>}
                </button>
              </li>
            ))}
          </ul>
        )}
        {hasKeys && (
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
        )}
      </div>
      {hasKeys && <p>{t('help.twoDevices')}</p>}
      <p className={styles.actions}>
        <Button kind="line" onClick={onShowBoard ?? onFullScreen}>
          <Icon name="fullScreen" />
          {hasKeys ? t('fullScreen') : t('remote.showProjector')}
        </Button>
        <Button kind="line" onClick={onProject}>
          <Icon name="screen" />
          {t('projector.connect')}
        </Button>
        {tools}
        {onEndNow && (
          <Button kind="line" onClick={onEndNow}>
            <Icon name="flag" />
            {t('help.endNow')}
          </Button>
        )}
        {onNewCode && (
          <Button kind="line" onClick={onNewCode}>
            <Icon name="retry" />
            {t('newCode.button')}
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
