// What lies over the live screen: menus and dialogs, by their names in the table of actions.

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { attendanceQuery } from '#web/data/participants.ts';
import { archiveDraft } from '#web/data/voting-sessions.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { EnlargedCode } from '#web/teacher/parts/enlarged.tsx';
import { RemoveDialog } from '#web/teacher/parts/remove-dialog.tsx';
import { TitledDialog } from '#web/teacher/parts/titled-dialog.tsx';
import { useLeaveGame } from '#web/teacher/parts/use-leave-game.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button, LinkButton } from '#web/ui/core/button.tsx';
import { isPlainKey } from '#web/ui/core/plain-key.ts';
import look from '#web/ui/forms/dialog.module.css';
import { useModal } from '#web/ui/forms/dialog.tsx';
import type { LiveAction } from './action.ts';
import { actionsAt } from './actions.ts';
import { ConnectProjectorDialog } from './connect-projector-dialog.tsx';
import { HandsPanel } from './hands-panel.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { type DialogName, type Live, MENUS, type MenuName } from './live.ts';
import styles from './menu.module.css';
import { Menu } from './menu.tsx';
import { NewCodeDialog } from './new-code-dialog.tsx';
import { ChangeOwnDialog, NewOwnDialog } from './own-dialogs.tsx';
import { PhoneDialog } from './phone-dialog.tsx';
import { SchoolDialog } from './school-dialog.tsx';
import { StatementWords } from './statement-words.tsx';
import { useBallot } from './use-ballot.ts';
import type { OpenLive } from './use-live.ts';

interface DialogProps {
  live: Live;
  onClose: () => void;
}

const isMenu = (name: DialogName): name is MenuName => MENUS.some((menu) => menu === name);

/** The dialog that is open. */
export function LiveDialog({ live, more }: { live: OpenLive; more: readonly LiveAction[] }) {
  const { dialog } = live;
  if (dialog === null) return null;
  const onClose = () => live.close(dialog);
  if (isMenu(dialog)) return <MenuDialog key={dialog} name={dialog} more={more} live={live} onClose={onClose} />;
  const Drawn = DIALOGS[dialog];
  return <Drawn key={dialog} live={live} onClose={onClose} />;
}

function MenuDialog({ name, more, live, onClose }: DialogProps & { name: MenuName; more: readonly LiveAction[] }) {
  const { t, lesson, session, showBoard } = live;
  const isOfBar = name === 'more' || name === 'screens' || name === 'stop' || session.state === 'draft';
  const end = name === 'statement' ? 'left' : 'right';
  return (
    <Menu
      title={t(`menu.of.${name}`)}
      below={isOfBar ? null : end}
      actions={name === 'more' ? [...more, ...actionsAt(live, name)] : actionsAt(live, name)}
      live={live}
      onClose={onClose}
    >
      {name === 'people' && <Attendance code={session.code} />}
      {name === 'statement' && lesson && <StatementWords statement={lesson.statement} isPhone={showBoard !== null} />}
    </Menu>
  );
}

/** Who joined, and how many screens are open. */
function Attendance({ code }: { code: string }): ReactNode {
  const { data } = useQuery(attendanceQuery(code));
  const { t } = useTranslation('teacher-live');
  if (!data) return null;
  const screens = t('absent.screens', { count: data.connected ?? 0 });
  return <p className={styles.said}>{t('absent.text', { count: data.count, screens })}</p>;
}

const DIALOGS: Record<Exclude<DialogName, MenuName>, (props: DialogProps) => ReactNode> = {
  school: SchoolOfBallot,
  code: ({ live, onClose }) => <EnlargedCode code={live.session.code} onClose={onClose} />,
  keys: KeysDialog,
  hands: HandsDialog,
  own: ({ live, onClose }) => <NewOwnDialog live={live} from={null} onClose={onClose} />,
  ownFromQuestion: ({ live, onClose }) => (
    <NewOwnDialog live={live} from={live.lesson?.question ?? null} onClose={onClose} />
  ),
  changeOwn: ({ live: { session, lesson }, onClose }) =>
    lesson && <ChangeOwnDialog code={session.code} lesson={lesson} statements={session.statements} onClose={onClose} />,
  held: HeldDialog,
  phone: ({ live, onClose }) => <PhoneDialog code={live.session.code} onClose={onClose} />,
  projector: ({ live, onClose }) => <ConnectProjectorDialog code={live.session.code} onClose={onClose} />,
  newCode: ({ live, onClose }) => <NewCodeDialog session={live.session} onClose={onClose} />,
  remove: RemoveGame,
  blank: ({ onClose }) => <Blank onEnd={onClose} />,
};

/** Adds the last ballot. */
function SchoolOfBallot({ live: { session }, onClose }: DialogProps) {
  const last = useBallot(session).ballot?.rounds.at(-1);
  return last && <SchoolDialog code={session.code} round={last.round} onClose={onClose} />;
}

/** Closes when another device ends counting. */
function HandsDialog({ live: { t, session, lesson }, onClose }: DialogProps) {
  if (lesson?.at.view !== 'hands') return null;
  return (
    <TitledDialog title={t('hands.title')} onClose={onClose}>
      <HandsPanel session={session} statement={lesson.statement} onClose={onClose} />
    </TitledDialog>
  );
}

/** Asks where arguments are looked at before the class sees them: a laptop is usually mirrored on the board. */
function HeldDialog({ live: { t, session, isPaired, open }, onClose }: DialogProps) {
  return (
    <TitledDialog title={t('held.title')} onClose={onClose}>
      <p>{t('held.text')}</p>
      <p className={look.choices}>
        <Button kind="text" onClick={onClose}>
          {t('help.close')}
        </Button>
        <LinkButton
          kind="line"
          to={`/teacher/votingsession/${session.code}/arguments`}
          target="_blank"
          onClick={onClose}
        >
          <Icon name="give" />
          {t('held.window')}
        </LinkButton>
        {!isPaired && (
          <Button onClick={() => open('phone')}>
            <Icon name="phone" />
            {t('held.phone')}
          </Button>
        )}
      </p>
    </TitledDialog>
  );
}

function RemoveGame({ live: { session }, onClose }: DialogProps) {
  const leave = useLeaveGame();
  return (
    <RemoveDialog
      of="open"
      name={session.name}
      remove={() => archiveDraft(session.code)}
      onRemoved={leave}
      onClose={onClose}
    />
  );
}

/** A black board, until any key or a press: the class looks at the teacher. */
export function Blank({ onEnd }: { onEnd: () => void }) {
  const { t } = useTranslation('teacher-live');
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      className={styles.blank}
      aria-label={t('keys.blanked')}
      onClose={onEnd}
      onClick={onEnd}
      onKeyDown={(event) => {
        if (event.repeat || !isPlainKey(event)) return;
        event.preventDefault();
        onEnd();
      }}
    />
  );
}
