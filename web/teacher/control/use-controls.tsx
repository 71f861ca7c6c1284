// The controls of a game, derived from the table of actions; hosts place them.
import { type ReactNode, useId } from 'react';
import { ControlsNote } from '#web/teacher/parts/live-controls.tsx';
import { Tabs } from '#web/teacher/parts/live-header.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import type { LiveAction, Place } from './action.ts';
import { actionsAt, actionsOf } from './actions.ts';
import { LiveDialog } from './dialogs.tsx';
import { useLiveKeys } from './keys.ts';
import { BackButton, MainButton, Pills } from './lesson-bar.tsx';
import type { Live } from './live.ts';
import styles from './menu.module.css';
import type { OpenLive } from './use-live.ts';

export interface Controls {
  /** The effect of a press in the header; undefined if nothing can be done there now. */
  press: (name: string) => { label: string; onPress: () => void } | undefined;
  back: ReactNode;
  more: ReactNode;
  pills: ReactNode;
  main: ReactNode;
  note: ReactNode;
  dialogs: ReactNode;
}

/** `more` are further lines of the menu. */
export function useControls(live: OpenLive, more: readonly LiveAction[] = NONE): Controls {
  const { lesson, main } = live;
  const all = actionsOf(live);
  const noteId = useId();
  const find = (name: string) => all.find((action) => action.name === name);
  useLiveKeys((key) => {
    const action = all.find(({ keys }) => keys?.includes(key));
    if (action === undefined) return false;
    if (!action.leads) main.disarm();
    action.run(live);
    return true;
  });
  const dots = find('more');
  return {
    press: (name) => {
      const action = find(name);
      return action && { label: action.label(live), onPress: () => action.run(live) };
    },
    back: lesson && <BackButton onBack={lesson.lead.back} />,
    more: dots && (
      <Button
        kind="text"
        aria-haspopup="dialog"
        aria-expanded={live.dialog === 'more'}
        aria-label={dots.label(live)}
        title={dots.label(live)}
        onClick={() => dots.run(live)}
      >
        <span aria-hidden="true" className={styles.dots}>
          ⋯
        </span>
      </Button>
    ),
    pills: lesson && <Pills pills={lesson.lead.pills} />,
    main: (
      <MainButton main={main} busy={main.isBusy} label={main.label} noteId={main.note === null ? undefined : noteId} />
    ),
    note: main.note !== null && <ControlsNote id={noteId} text={main.note} />,
    dialogs: <LiveDialog live={live} more={more} />,
  };
}

const NONE: readonly LiveAction[] = [];

/** Buttons for the actions at that place. */
export const ButtonsAt = ({ live, place }: { live: Live; place: Place }) =>
  actionsAt(live, place).map((action) => <ActionButton key={action.name} action={action} live={live} />);

/** The button of one action, if it can be done now. */
export function ButtonOf({ live, name }: { live: Live; name: string }) {
  const action = actionsOf(live).find((one) => one.name === name);
  return action && <ActionButton action={action} live={live} />;
}

/** The tabs of a view, if there are any. */
export const TabsOf = ({ live }: { live: Live }) =>
  actionsAt(live, 'tab').length > 0 && (
    <Tabs>
      <ButtonsAt live={live} place="tab" />
    </Tabs>
  );

function ActionButton({ action, live }: { action: LiveAction; live: Live }) {
  return (
    <Button
      kind={action.leads ? 'quiet' : 'line'}
      aria-keyshortcuts={action.keys?.join(' ')}
      aria-current={action.isOn?.(live) ? 'true' : undefined}
      {...(action.leads && { 'data-leads': '' })}
      onClick={() => action.run(live)}
    >
      {!action.leads && <Icon name={action.icon} />}
      <span>{action.label(live)}</span>
    </Button>
  );
}
