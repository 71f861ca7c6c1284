// A row of the table of actions, and what its rows ask of the live screen.
import type { LiveAt } from '#shared/contract/live-state.ts';
import type { AtKind } from '#shared/domain/lesson.ts';
import type { LiveView } from '#shared/domain/live-views.ts';
import type { IconName } from '#web/ui/common/icon.tsx';
import type { Lesson, Live, MenuName } from './live.ts';

/** header · bar · pill · tab · view: buttons, `stage` below a result; the others are lines of a menu. */
export type Place = MenuName | 'header' | 'bar' | 'pill' | 'tab' | 'view' | 'stage';

export interface LiveAction {
  name: string;
  /** Null if only a key does it. */
  place: Place | null | ((live: Live) => Place | null);
  icon: IconName;
  keys?: readonly string[];
  /** A part of leading on: it does not disarm what the main button asks. */
  leads?: true;
  /** Not while a ballot is on the board. */
  ofStatement?: true;
  isDangerous?: true;
  when: (live: Live) => boolean;
  label: (live: Live) => string;
  /** The text in the list of keys, if it is more general. */
  keyLabel?: (live: Live) => string;
  /** Whether what it shows is on the board. */
  isOn?: (live: Live) => boolean;
  run: (live: Live) => void;
}

export const isState =
  (...states: readonly string[]) =>
  ({ session }: Live) =>
    states.includes(session.state);
export const isPlayed = isState('ongoing');
export const isDebate = ({ session }: Live): boolean => session.type === 'debate';
export const ofLesson = (test: (lesson: Lesson, live: Live) => boolean) => (live: Live) =>
  live.lesson !== null && test(live.lesson, live);
export const isOn = (view: LiveView) => ofLesson(({ at }) => at.view === view);
/** Whether the class is within a step that has tabs; neither a question nor hands are one of them. */
export const isWithin = (step: 'talk' | 'parties') =>
  ofLesson(({ lead, at }) => lead.step === step && at.view !== 'questions' && at.view !== 'hands');
export const inTalk = isWithin('talk');

/** Shows a view of the current statement; once more, its next page. */
export function show({ session, lesson, commands }: Live, view: LiveView, kind: AtKind | null = null): void {
  if (lesson === null) return;
  const { _id: id } = lesson.statement;
  const { at } = session;
  const next = (of: AtKind): LiveAt => ({ kind: of, id, page: at?.kind === of ? at.page + 1 : at ? 0 : 1 });
  commands.show(id, view, kind !== null && lesson.at.view === view ? next(kind) : null);
}
