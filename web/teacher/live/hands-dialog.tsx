import { useId } from 'react';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { LiveStatement } from '#web/teacher/parts/live-figures.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { LinkButton } from '#web/ui/core/button.tsx';
import look from '#web/ui/forms/dialog.module.css';
import { useModal } from '#web/ui/forms/dialog.tsx';
import styles from './hands-dialog.module.css';
import { HandsPanel } from './hands-panel.tsx';

interface HandsDialogProps {
  session: VotingSession;
  statement: LiveStatement;
  onClose: () => void;
}

/** For whoever has one screen: it is on the projector too, so that it shows dots; another window shows the numbers. */
export function HandsDialog({ session, statement, onClose }: HandsDialogProps) {
  const { t } = useTranslation('teacher-live');
  const dialog = useModal();
  const titleId = useId();
  return (
    <dialog ref={dialog} className={`${look.dialog} ${styles.hands}`} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{t('hands.title')}</h2>
      <HandsPanel session={session} statement={statement} isProjected onClose={onClose} />
      <p>
        <LinkButton kind="text" to={`/teacher/votingsession/${session.code}/hands`} target="_blank" onClick={onClose}>
          <Icon name="give" />
          {t('hands.ownWindow')}
        </LinkButton>
      </p>
    </dialog>
  );
}
