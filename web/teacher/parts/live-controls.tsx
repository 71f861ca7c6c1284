import type { ReactNode } from 'react';
import { useIsTooOld } from '#web/client/page-age.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { readToken } from '#web/shell/identity.ts';
import { endLogin } from '#web/shell/role-links.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button, LinkButton } from '#web/ui/core/button.tsx';
import styles from './live-controls.module.css';
import { readOneGame } from './phone-login.ts';
import { useLeaveGame } from './use-leave-game.ts';

/** A command that failed: its message, and how to repeat it. */
export interface Failure {
  text: string;
  onRetry: () => void;
}

interface LiveControlsProps {
  /** A separate row above the others, on a phone. */
  lead?: ReactNode;
  left: ReactNode;
  middle?: ReactNode;
  right: ReactNode;
  failure?: Failure | null;
  /** Larger, for a phone. */
  isLarge?: boolean;
  /** A line above the controls. */
  notice?: ReactNode;
  /** A note on the upper edge, shown before the teacher continues. */
  note?: ReactNode;
}

export function LiveControls({ lead, left, middle, right, failure, notice, note, isLarge = false }: LiveControlsProps) {
  const { t } = useTranslation('teacher-live');
  return (
    <footer className={styles.dock} data-live-controls="">
      {note}
      <div role="alert">
        {failure && (
          <p className={styles.failure}>
            <span>
              <Icon name="alert" /> <span>{failure.text}</span>
            </span>
            <Button kind="line" onClick={failure.onRetry}>
              <Icon name="retry" />
              {t('common:action.retry')}
            </Button>
          </p>
        )}
      </div>
      <div role="status">{notice}</div>
      <div className={isLarge ? `${styles.bar} ${styles.large}` : styles.bar}>
        {lead && <div className={styles.lead}>{lead}</div>}
        <div className={styles.left}>{left}</div>
        <div className={styles.middle}>{middle}</div>
        <div className={styles.right}>{right}</div>
      </div>
    </footer>
  );
}

/** A line above the controls, with what can be done about it. */
export function ControlsNotice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <p className={styles.notice}>
      <span>{text}</span>
      {children}
    </p>
  );
}

/** Says that the page is too old for its server, where nothing is lost by reloading it. */
export function NewerNotice() {
  const { t } = useTranslation('teacher-live');
  if (!useIsTooOld()) return null;
  return (
    <ControlsNotice text={t('menu.newer')}>
      <Button kind="line" onClick={() => location.reload()}>
        <Icon name="retry" />
        {t('common:failure.reload')}
      </Button>
    </ControlsNotice>
  );
}

/** A few words on the upper edge of the controls, which needs no space of its own, so that nothing moves as it appears and disappears. It is the description of the button that it is about. */
export const ControlsNote = ({ id, text }: { id: string; text: string }) => (
  <p id={id} className={styles.note}>
    {text}
  </p>
);

/** Leaves the projected page; the game stays as it is. A phone that reaches this game only is logged out. */
export function DashboardLink() {
  const { t } = useTranslation('teacher-live');
  const leave = useLeaveGame();
  if (readOneGame() !== null)
    return (
      <Button
        kind="line"
        onClick={() => {
          endLogin(readToken());
          leave();
        }}
      >
        <Icon name="exit" />
        {t('phone.leave')}
      </Button>
    );
  return (
    <LinkButton kind="line" to="/teacher">
      <Icon name="exit" />
      {t('toDashboard')}
    </LinkButton>
  );
}
