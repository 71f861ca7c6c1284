import { type ReactNode, useState } from 'react';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import type { RunningClock } from '#shared/domain/clock.ts';
import { CLOCK_LENGTHS, clockText } from '#shared/domain/clock.ts';
import { type LiveView, showsAnswers } from '#shared/domain/live-views.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { LiveStatement } from '#web/teacher/parts/live-figures.ts';
import { Icon, type IconName } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { ClockDialog } from './clock-dialog.tsx';
import { HandsDialog } from './hands-dialog.tsx';
import type { LiveAction } from './live-keys.ts';
import { useClock } from './use-clock.ts';
import type { Commands } from './use-commands.ts';

/** A tool for the current statement, as it is listed. */
export interface LessonTool {
  name: 'clock' | 'pair' | 'voteAgain' | 'hands';
  icon: IconName;
  label: string;
  /** The label in the bar while the tool is on. */
  value?: string;
  hint: string;
  key: string;
  act: () => void;
}

export interface Lesson {
  clock: RunningClock | null;
  /** The tools that are available now. */
  tools: LessonTool[];
  /** The one tool of the view, for the bar. */
  button: ReactNode;
  dialogs: ReactNode;
  setClock: (seconds: number | null) => void;
  /** Lengthens a clock that is on, or shortens it. */
  addTime: (seconds: number) => void;
  /** Runs the action of a key, if it is available. */
  act: (action: LiveAction) => void;
}

/** The tool that a view offers in the bar. */
const TOOL_OF: Partial<Record<LiveView, LessonTool['name']>> = {
  question: 'clock',
  'statement-results': 'voteAgain',
  'group-arguments': 'pair',
  'argument-pair': 'pair',
  hands: 'hands',
};

/** The clock, two sides and voting again, on the current statement of a game in the teacher's tempo. */
export function useLesson(
  session: VotingSession,
  statement: LiveStatement,
  view: LiveView,
  commands: Commands,
): Lesson {
  const { t } = useTranslation('teacher-live');
  const [open, setOpen] = useState<'clock' | 'voteAgain' | 'hands' | null>(null);
  const place = `${statement._id} ${statement.round}`;
  const [openedAt, setOpenedAt] = useState(place);
  const [lastLength, setLastLength] = useState<number>(CLOCK_LENGTHS[1]);
  const clock = useClock(session.clock ?? null);
  const isDebate = session.type === 'debate';
  const isOn = clock !== null;
  const showsPair = view === 'argument-pair';
  const asksHands = view === 'hands';
  // Another device may end counting, or move on: what a dialog asks is about the statement at which it was opened.
  if (open === 'hands' && !asksHands) setOpen(null);
  if (openedAt !== place) {
    setOpenedAt(place);
    setOpen(null);
  }

  const setClock = (seconds: number | null) => {
    if (seconds !== null) setLastLength(seconds);
    commands.setClock(seconds);
  };
  const addTime = (seconds: number) => {
    if (clock !== null) commands.addTime(clock.seconds, seconds);
  };
  const showPair = () => {
    if (!showsPair && session.pair) commands.show('argument-pair');
    else commands.anotherPair(statement._id);
  };
  const tools: LessonTool[] = [
    {
      name: 'clock',
      icon: 'clock',
      label: t('clock.title'),
      ...(isOn && { value: clockText(clock.seconds) }),
      hint: t('clock.text'),
      key: 'K',
      act: () => setOpen('clock'),
    },
  ];
  if (isDebate && statement.round === 1)
    tools.push({
      name: 'voteAgain',
      icon: 'retry',
      label: t('voteAgain.button'),
      hint: t('voteAgain.hint'),
      key: 'S',
      act: () => setOpen('voteAgain'),
    });
  if (isDebate)
    tools.push({
      name: 'hands',
      icon: 'people',
      label: asksHands ? t('hands.count') : t('hands.title'),
      hint: t('hands.hint'),
      key: 'H',
      act: () => (asksHands ? setOpen('hands') : commands.show('hands')),
    });
  if (isDebate && session.argumentsEnabled)
    tools.push({
      name: 'pair',
      icon: 'circles',
      label: showsPair ? t('pair.another') : t('pair.button'),
      hint: t('pair.hint'),
      key: 'T',
      act: showPair,
    });

  const act = (action: LiveAction) => {
    if (action.do === 'clock') {
      if (isOn) commands.setClock(null);
      else commands.setClock(lastLength);
    } else if (action.do === 'addTime') addTime(action.seconds);
    else if (action.do === 'update') {
      if (isDebate && showsAnswers(view, 'debate')) commands.update(statement._id);
    } else tools.find(({ name }) => name === action.do)?.act();
  };
  const inBar = tools.find(({ name }) => name === TOOL_OF[view]);
  return {
    clock,
    tools,
    setClock,
    addTime,
    act,
    button: inBar && (
      <Button
        key={inBar.name}
        kind="line"
        aria-label={inBar.value && `${inBar.label} ${inBar.value}`}
        aria-keyshortcuts={inBar.key}
        busy={commands.busy !== null && commands.busy === inBar.name}
        onClick={inBar.act}
      >
        <Icon name={inBar.icon} />
        {inBar.value ?? inBar.label}
      </Button>
    ),
    dialogs: (
      <>
        {open === 'clock' && (
          <ClockDialog
            isOn={isOn}
            onSet={setClock}
            onAdd={addTime}
            onOff={() => setClock(null)}
            onClose={() => setOpen(null)}
          />
        )}
        {open === 'hands' && (
          <HandsDialog key={place} session={session} statement={statement} isProjected onClose={() => setOpen(null)} />
        )}
        {open === 'voteAgain' && (
          <Dialog
            title={t('voteAgain.title')}
            cancel={t('voteAgain.cancel')}
            confirm={t('voteAgain.button')}
            onCancel={() => setOpen(null)}
            onConfirm={() => {
              setOpen(null);
              commands.voteAgain(statement._id);
            }}
          >
            <p>{t('voteAgain.text')}</p>
          </Dialog>
        )}
      </>
    ),
  };
}
