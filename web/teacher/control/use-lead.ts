// The buttons that lead through a statement: the main button, its steps, and back. All of it follows
// shared/domain/lesson.ts.

import type { PartyReveal } from '#shared/contract/lesson.ts';
import type { LiveAt } from '#shared/contract/live-state.ts';
import type { BallotAction } from '#shared/domain/ballot-lead.ts';
import {
  type Action,
  type ActionName,
  type AtStatement,
  actionAt,
  backOf,
  homeViewOf,
  isAwake,
  pillsOf,
  type Step,
  skipAction,
  stepOf,
  wayTo,
} from '#shared/domain/lesson.ts';
import type { LiveView } from '#shared/domain/live-views.ts';
import { runningReveal } from '#web/teacher/parts/running-reveal.ts';
import { type Press, useArming } from './use-arming.ts';
import type { Commands } from './use-commands.ts';

/** A step that is offered; `enter` is null for the present one and for those that cannot be entered. */
export interface Pill {
  /** The step of the statement, or of a ballot that is on the board. */
  step: Step | 'box' | 'seats' | 'coalition';
  isCurrent: boolean;
  enter: (() => void) | null;
}

/** A party that a press takes into the coalition, or out of it. */
export interface Chip {
  id: string;
  name: string;
  press: () => void;
}

export interface Lead {
  step: Step;
  /** Whether the board shows the view of that step. */
  isAtHome: boolean;
  pills: Pill[];
  /** The next effect of the main button, or its question. */
  main: { name: ActionName; isArmed: boolean; isAwake: boolean; press: () => void };
  /** Skips the rest of the statement. */
  skip: { name: ActionName | BallotAction['name']; press: () => void } | null;
  back: (() => void) | null;
  /** The parties to choose from while a coalition is on the board, largest first; null without a ballot on it. */
  chips: Chip[] | null;
  /** Asks whether to show the results now. */
  endNow: () => void;
  disarm: () => void;
}

interface Neighbours {
  statementId: string;
  next: string | null;
}

/** The place of the class, and the pages of the parties' own answers. */
export interface Place {
  at: AtStatement;
  pages: PartyReveal['pages'];
}

/** Leads the current statement of a game in the teacher's tempo. */
export function useLead(commands: Commands, { statementId, next }: Neighbours, { at, pages }: Place): Lead {
  const step = stepOf(at);
  const { round, page } = at;
  const arming = useArming<ActionName>(JSON.stringify([statementId, round, at.view, at.at, page]));

  const show = (view: LiveView, place: LiveAt | null = null) => commands.show(statementId, view, place);
  const pageAt = (number: number): LiveAt | undefined => {
    const party = pages[number]?.[0];
    return party && { kind: 'party', id: party.partyId, page: number };
  };
  const enter = (entered: Step, place?: LiveAt) =>
    commands.step(statementId, { round, step: entered, ...(place && { at: place }) });
  const acts: Record<ActionName, () => void> = {
    callPhones: () => commands.flip('devicesAway', false),
    countHands: () => show('hands'),
    showResult: () => enter('look'),
    talk: () => enter('talk'),
    talkOn: () => show(homeViewOf('talk')),
    voteAgain: () => enter('again'),
    showMoved: () => enter('moved'),
    showParties: () => enter('parties'),
    nextParty: () => enter('parties', at.at === null ? undefined : pageAt(page + 1)),
    nextStatement: () => next !== null && commands.moveTo(next),
    openBallot: () => commands.ballot({ open: true }),
    toResults: commands.end,
  };
  const pressOf = ({ name, arms }: Action): Press<ActionName> => ({
    name,
    arms: arms !== null,
    run: acts[name],
  });
  /** An animation on the board is finished first. */
  const afterReveal = (press: () => void) => () => {
    if (runningReveal.isRunning()) runningReveal.end();
    else press();
  };

  const action = actionAt(at);
  const isArmed = arming.armed !== null;
  const skip = skipAction(at);
  const back = backOf(at);
  return {
    step,
    isAtHome: at.view === homeViewOf(step),
    pills: pillsOf(at.type).map((one) => {
      const isCurrent = one === (step === 'moved' ? 'again' : step);
      const way = isCurrent ? null : wayTo(at, one);
      const go = way && ('view' in way ? () => show(way.view) : () => arming.give(pressOf(way.action)));
      return { step: one, isCurrent, enter: go && afterReveal(go) };
    }),
    main: {
      name: arming.armed ?? action.name,
      isArmed,
      isAwake: isArmed || isAwake(at),
      press: afterReveal(() => arming.press(pressOf(action))),
    },
    skip: skip && { name: skip.name, press: afterReveal(() => arming.give(pressOf(skip))) },
    back: back && (() => show(back.view, back.page === null ? null : (pageAt(back.page) ?? null))),
    chips: null,
    endNow: () => arming.give({ name: 'toResults', arms: true, run: commands.end }),
    disarm: arming.disarm,
  };
}
