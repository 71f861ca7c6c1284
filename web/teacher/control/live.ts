// The state of the live screen, for the table of actions: data, and functions that a press may call.
import type { VotingSession } from '#shared/contract/voting-session.ts';
import type { RunningClock } from '#shared/domain/clock.ts';
import type { AtStatement } from '#shared/domain/lesson.ts';
import type { Translator } from '#web/i18n/translator.ts';
import type { StatementPosition } from '#web/teacher/board/statement-heading.tsx';
import type { LiveStatement } from '#web/teacher/parts/live-figures.ts';
import type { OptionChoice } from '#web/teacher/parts/own-statement-values.ts';
import type { Commands } from './use-commands.ts';
import type { Lead } from './use-lead.ts';
import type { WaitingTexts } from './waiting.ts';

/** The input of every host for a game that it leads. */
export interface LiveScreenProps {
  session: VotingSession;
  /** How many joined. */
  students: number;
  commands: Commands;
}

/** The places of actions that are a dialog with a line for each. */
export const MENUS = ['more', 'screens', 'stop', 'people', 'statement', 'questions', 'clock'] as const;
export type MenuName = (typeof MENUS)[number];

/** The dialogs that can cover the live screen. */
export type DialogName =
  | MenuName
  | 'code'
  | 'keys'
  | 'hands'
  | 'own'
  | 'ownFromQuestion'
  | 'changeOwn'
  | 'held'
  | 'phone'
  | 'projector'
  | 'newCode'
  | 'remove'
  | 'school'
  | 'blank';

/** The button that leads. */
export interface Main {
  label: string;
  isArmed: boolean;
  isAwake: boolean;
  isBusy: boolean;
  /** A warning for the teacher before they press it; null if there is none. */
  note: string | null;
  press: () => void;
  /** Takes back what it asks. */
  disarm: () => void;
}

/** The statement that the class is at, in the teacher's tempo. */
export interface Lesson {
  statement: LiveStatement;
  position: StatementPosition;
  at: AtStatement;
  lead: Lead;
  clock: RunningClock | null;
  /** The id of the statement before. */
  previous: string | null;
  /** Whether the snapshot has arguments, by any students: a class that sees this screen must not find out who wrote. */
  hasArguments: boolean;
  /** How many answered since the snapshot, and may be counted. */
  pending: number;
  /** The text of the question that fills the board. */
  question: string | null;
  /** Takes that question off the board. */
  answerQuestion: () => void;
  /** Whether it is an own statement that nobody has answered. */
  mayChange: boolean;
  /** Saves an own statement in the teacher's prepared game; null if that has it, or there is none. */
  keepOwn: (() => void) | null;
}

export interface Live extends LiveScreenProps {
  t: Translator<'teacher-live'>['t'];
  main: Main;
  /** In the teacher's tempo, while it is played. */
  lesson: Lesson | null;
  /** The texts of students that wait; null in a game in which none does. */
  waiting: WaitingTexts | null;
  /** Draws the board on this phone; null on a device that draws it. */
  showBoard: (() => void) | null;
  /** Whether this device is a phone that reaches this game only. */
  isPaired: boolean;
  isPhoneConnected: boolean;
  /** The options of the last own statement, for the next one. */
  ownChoice: { last: OptionChoice; set: (choice: OptionChoice) => void };
  /** Leaves the game as it is. */
  leave: () => void;
  open: (dialog: DialogName) => void;
}
