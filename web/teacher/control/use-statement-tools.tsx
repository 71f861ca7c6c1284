import { type ReactNode, useState } from 'react';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { clockText, type RunningClock } from '#shared/domain/clock.ts';
import { TALK_SECONDS } from '#shared/domain/lesson.ts';
import { type LiveView, showsAnswers } from '#shared/domain/live-views.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { LiveStatement } from '#web/teacher/parts/live-figures.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { ClockDialog } from './clock-dialog.tsx';
import { HandsDialog } from './hands-dialog.tsx';
import type { LiveAction } from './live-keys.ts';
import type { MenuLine } from './menu.tsx';
import { useClock } from './use-clock.ts';
import type { Commands } from './use-commands.ts';

export interface StatementTools {
  clock: RunningClock | null;
  clockLine: MenuLine;
  /** In a debate. */
  handsLine: MenuLine | null;
  /** What the view brings into the bar: two other arguments, or counting hands. */
  button: ReactNode;
  dialogs: ReactNode;
  /** Runs the action of a key, if it is available. */
  act: (action: LiveAction) => void;
}

/** The clock, two sides and hands, on the current statement of a game in the teacher's tempo. */
export function useStatementTools(
  session: VotingSession,
  statement: LiveStatement,
  view: LiveView,
  commands: Commands,
): StatementTools {
  const { t } = useTranslation('teacher-live');
  const [open, setOpen] = useState<'clock' | 'hands' | null>(null);
  const place = `${statement._id} ${statement.round}`;
  const [openedAt, setOpenedAt] = useState(place);
  const clock = useClock(session.clock ?? null);
  const isDebate = session.type === 'debate';
  const isOn = clock !== null;
  const asksHands = view === 'hands';
  // Another device may end counting, or move on: what a dialog asks is about the statement at which it was opened.
  if (open === 'hands' && !asksHands) setOpen(null);
  if (openedAt !== place) {
    setOpenedAt(place);
    setOpen(null);
  }
  const close = () => setOpen(null);

  const addTime = (seconds: number) => {
    if (clock !== null) commands.addTime(clock.seconds, seconds);
  };
  const hands = () => (asksHands ? setOpen('hands') : commands.show(statement._id, 'hands'));
  const hasPair = isDebate && session.argumentsEnabled;
  const showPair = () => commands.anotherPair(statement._id);

  const act = (action: LiveAction) => {
    if (action.do === 'clock') commands.setClock(isOn ? null : (session.talkSeconds ?? TALK_SECONDS));
    else if (action.do === 'addTime') addTime(action.seconds);
    else if (action.do === 'update') {
      if (isDebate && showsAnswers(view, 'debate')) commands.update(statement._id);
    } else if (action.do === 'hands' && isDebate) hands();
    else if (action.do === 'pair' && hasPair) showPair();
  };
  const clockLine: MenuLine = {
    name: 'clock',
    icon: 'clock',
    label: isOn ? `${t('clock.title')} ${clockText(clock.seconds)}` : t('clock.title'),
    key: 'K',
    act: () => setOpen('clock'),
  };
  const handsLine: MenuLine = {
    name: 'hands',
    icon: 'people',
    label: asksHands ? t('hands.count') : t('hands.title'),
    key: 'H',
    act: hands,
  };
  return {
    clock,
    clockLine,
    handsLine: isDebate ? handsLine : null,
    act,
    button: asksHands ? (
      <Button kind="line" aria-keyshortcuts="H" onClick={hands}>
        <Icon name="people" />
        {t('hands.count')}
      </Button>
    ) : (
      hasPair &&
      view === 'argument-pair' && (
        <Button kind="line" aria-keyshortcuts="T" busy={commands.busy === 'pair'} onClick={showPair}>
          <Icon name="circles" />
          {t('pair.another')}
        </Button>
      )
    ),
    dialogs: (
      <>
        {open === 'clock' && (
          <ClockDialog
            isOn={isOn}
            onSet={commands.setClock}
            onAdd={addTime}
            onOff={() => commands.setClock(null)}
            onClose={close}
          />
        )}
        {open === 'hands' && (
          <HandsDialog key={place} session={session} statement={statement} isProjected onClose={close} />
        )}
      </>
    ),
  };
}
