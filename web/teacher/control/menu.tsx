import { type ReactNode, useId, useState } from 'react';
import { useIsTooOld } from '#web/client/page-age.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import look from '#web/teacher/parts/menu-line.module.css';
import { Icon, type IconName } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { useLightDialog } from '#web/ui/forms/dialog.tsx';
import styles from './menu.module.css';

/** A line of the menu. Whoever adds a tool adds a line to a group. */
export interface MenuLine {
  name: string;
  icon: IconName;
  label: string;
  /** The key that does the same. */
  key?: string | undefined;
  isDangerous?: boolean;
  act: () => void;
}

export interface MenuGroup {
  title: string;
  /** Falsy ones are left out: what this game does not have. */
  lines: readonly (MenuLine | false | null)[];
}

/** ⋯, with the rest of what a teacher can do, and `end` below it. Returns the button, the menu while it is open, and whether it is. */
export function useMenu(groups: readonly MenuGroup[], end: ReactNode): { button: ReactNode; dialog: ReactNode } {
  const { t } = useTranslation('teacher-live');
  const [isOpen, setOpen] = useState(false);
  return {
    button: (
      <Button
        kind="text"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('help.button')}
        title={t('help.button')}
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true" className={styles.dots}>
          ⋯
        </span>
      </Button>
    ),
    dialog: isOpen && <Menu groups={groups} end={end} onClose={() => setOpen(false)} />,
  };
}

function Menu({ groups, end, onClose }: { groups: readonly MenuGroup[]; end: ReactNode; onClose: () => void }) {
  const { t } = useTranslation('teacher-live');
  const dialog = useLightDialog();
  const isOld = useIsTooOld();
  const reload: MenuLine = { name: 'reload', icon: 'retry', label: t('menu.newer'), act: () => location.reload() };
  return (
    <dialog ref={dialog} className={styles.menu} aria-label={t('help.button')} onClose={onClose}>
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group
            key={group.title}
            {...group}
            onChoose={(act) => {
              dialog.current?.close();
              act();
            }}
          />
        ))}
        {isOld && <Group title={t('menu.page')} lines={[reload]} onChoose={(act) => act()} />}
      </div>
      <p className={styles.end}>
        {end}
        <Button kind="text" onClick={() => dialog.current?.close()}>
          {t('help.close')}
        </Button>
      </p>
    </dialog>
  );
}

function Group({ title, lines, onChoose }: MenuGroup & { onChoose: (act: () => void) => void }) {
  const id = useId();
  const shown = lines.filter((line) => line !== null && line !== false);
  if (shown.length === 0) return null;
  return (
    <section>
      <h2 id={id}>{title}</h2>
      <ul aria-labelledby={id}>
        {shown.map(({ name, icon, label, key, isDangerous, act }) => (
          <li key={name}>
            <button
              type="button"
              className={isDangerous ? `${look.line} ${look.danger}` : look.line}
              aria-keyshortcuts={key}
              onClick={() => onChoose(act)}
            >
              <Icon name={icon} />
              <span>{label}</span>
              {key !== undefined && (
                <span className={styles.key} aria-hidden="true">
                  {key}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
