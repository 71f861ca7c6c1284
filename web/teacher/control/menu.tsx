import type { ReactNode } from 'react';
import look from '#web/teacher/parts/menu-line.module.css';
import { Icon } from '#web/ui/common/icon.tsx';
import { useLightDialog } from '#web/ui/forms/dialog.tsx';
import type { LiveAction } from './action.ts';
import type { Live } from './live.ts';
import styles from './menu.module.css';

interface MenuProps {
  title: string;
  /** Below what was pressed in the header, at its left or right end; null for above the bar. */
  below: 'left' | 'right' | null;
  /** A line for each. */
  actions: readonly LiveAction[];
  live: Live;
  onClose: () => void;
  /** The text above the lines. */
  children?: ReactNode;
}

/** Actions on the thing that was pressed. No key acts on the board while the menu is open. */
export function Menu({ title, below, actions, live, onClose, children }: MenuProps) {
  const dialog = useLightDialog();
  return (
    <dialog
      ref={dialog}
      className={[styles.menu, below && styles.top, below === 'left' && styles.statement].filter(Boolean).join(' ')}
      aria-label={title}
      onClose={onClose}
    >
      {children}
      <ul>
        {actions.map((action) => (
          <li key={action.name}>
            <button
              type="button"
              className={action.isDangerous ? `${look.line} ${look.danger}` : look.line}
              aria-keyshortcuts={action.keys?.join(' ')}
              {...(action.leads && { 'data-leads': '' })}
              onClick={() => {
                dialog.current?.close();
                action.run(live);
              }}
            >
              <Icon name={action.icon} />
              <span>{action.label(live)}</span>
              {action.keys && (
                <span className={styles.key} aria-hidden="true">
                  {action.keys[0]}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  );
}
