import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { clockText, type RunningClock } from '#shared/domain/clock.ts';
import { TALK_SECONDS } from '#shared/domain/lesson.ts';
import { type LiveView, showsAnswers } from '#shared/domain/live-views.ts';
import { shownQuery } from '#web/data/shown.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { LiveStatement } from '#web/teacher/parts/live-figures.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { ClockDialog } from './clock-dialog.tsx';
import { HandsDialog } from './hands-dialog.tsx';
import { LETTER, type LiveAction } from './live-keys.ts';
import type { MenuLine } from './menu.tsx';
import { useClock } from './use-clock.ts';
import type { Commands } from './use-commands.ts';

export interface StatementTools {
  clock: RunningClock | null;
  clockLine: MenuLine;
  /** In a debate. */
  handsLine: MenuLine | null;
  /** Whether two sides can be asked for: in a debate with arguments. */
  hasPair: boolean;
  /** What the view brings into the bar: two sides, two others, or counting hands. */
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
  // Whoever wrote: a class that sees this screen must not read from the button that one who is alone did.
  const { data: hasArguments = false } = useQuery({
    ...shownQuery(session.code, statement._id),
    enabled: hasPair,
    select: (shown) => shown.round === statement.round && shown.arguments !== null && shown.arguments.length > 0,
  });
  const pairLabel = session.pair ? t('pair.another') : hasArguments && t('pair.two');

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
    key: LETTER.clock,
    act: () => setOpen('clock'),
  };
  const handsLine: MenuLine = {
    name: 'hands',
    icon: 'people',
    label: asksHands ? t('hands.count') : t('hands.title'),
    key: LETTER.hands,
    act: hands,
  };
  return {
    clock,
    clockLine,
    handsLine: isDebate ? handsLine : null,
    hasPair,
    act,
    button: asksHands ? (
      <Button kind="line" aria-keyshortcuts={LETTER.hands} onClick={hands}>
        <Icon name="people" />
        {t('hands.count')}
      </Button>
    ) : (
      hasPair &&
      view === 'argument-pair' &&
      pairLabel && (
        <Button kind="line" aria-keyshortcuts={LETTER.pair} busy={commands.busy === 'pair'} onClick={showPair}>
          <Icon name="circles" />
          {pairLabel}
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
        {open === 'hands' && <HandsDialog key={place} session={session} statement={statement} onClose={close} />}
      </>
    ),
  };
}
