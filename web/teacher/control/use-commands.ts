// Each command sets a state, so that sending it twice is harmless; a failure is shown and can be repeated, until the game shows that it is outdated.
import { useRef, useState } from 'react';
import type { LiveAt } from '#shared/contract/live-state.ts';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import type { BallotStep } from '#shared/domain/ballot.ts';
import type { ShownCard } from '#shared/domain/learned.ts';
import type { LiveSwitch } from '#shared/domain/live-switches.ts';
import type { LiveView } from '#shared/domain/live-views.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { useLiveStatus } from '#web/client/use-live-status.ts';
import { withTimeout } from '#web/client/with-timeout.ts';
import { type BallotChange, changeBallot, refreshBallot, showBallot } from '#web/data/ballot.ts';
import { type StepWanted, takeStep } from '#web/data/lesson.ts';
import { endGame, type LiveChange, moveTo, setLiveState, showPair, startGame } from '#web/data/live-state.ts';
import { flipSwitch } from '#web/data/live-switches.ts';
import { removeAbsent } from '#web/data/participants.ts';
import { takeShown } from '#web/data/shown.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { openPatchLog, type SessionPatch } from '#web/session/session-patches.ts';
import { knownSession, patchSession, refetchSession } from '#web/session/session-query.ts';
import type { Failure } from '#web/teacher/parts/live-controls.tsx';
import { cardChange } from '#web/teacher/parts/voting-session-path.ts';
import { notify } from '#web/ui/core/notice-store.ts';
import { type CommandName, type Given, lastValue, queued, targetOf } from './command-queue.ts';

interface Command extends Given<CommandName> {
  run: (signal: AbortSignal) => Promise<SessionPatch | readonly SessionPatch[]>;
}

interface FailedCommand extends Pick<Failure, 'onRetry'> {
  name: CommandName;
  /** Sentences about what failed. */
  sentences: readonly string[];
  /** Whether the server could not be reached. */
  wasUnreached: boolean;
  /** As it was when the command failed. */
  target: string | undefined;
}

export interface Commands {
  start: () => void;
  moveTo: (statementId: string) => void;
  /** Enters a step of a statement, with all that belongs to it. */
  step: (statementId: string, wanted: StepWanted) => void;
  /** Shows a view, or a page of it, of that statement; nothing else changes. */
  show: (statementId: string, view: LiveView, at?: LiveAt | null) => void;
  /** Shows that card of the results. */
  showResults: (card: ShownCard) => void;
  /** Sets the clock to that many seconds, and remembers them for the next talk; null removes it. */
  setClock: (seconds: number | null) => void;
  /** Lengthens or shortens the clock, which has `left` seconds now unless it is about to be set. */
  addTime: (left: number, seconds: number) => void;
  /** Asks for the next snapshot of the result, if one is allowed. */
  update: (statementId: string) => void;
  /** Shows the next argument pair, or says that there is none. */
  anotherPair: (statementId: string) => void;
  end: () => void;
  /** Opens the next ballot, or closes it. */
  ballot: (change: BallotChange) => void;
  /** Shows a step of the ballots on the boards, or something else; without a coalition theirs stays. */
  showBallot: (step: BallotStep | null, coalition?: string[]) => void;
  /** Sets what the teacher switches on and off in an open game. */
  flip: (name: LiveSwitch, isOn: boolean) => void;
  /** Removes the students who are not connected. */
  removeAbsent: () => void;
  /** The command that is running. */
  busy: CommandName | null;
  failure: Failure | null;
}

/** The phase and the rounds according to the server's reply. The answers themselves come by events. */
const phasePatch = ({
  state,
  currentStatement,
  statements,
  devicesAway,
  view,
  resultView,
  clock,
  pair,
  at,
  talkSeconds,
  ballot,
}: VotingSession): SessionPatch => ({
  type: 'phase',
  state,
  currentStatement,
  statements,
  devicesAway,
  view,
  resultView,
  clock,
  pair,
  at,
  talkSeconds,
  ballot,
});

/** `session` is the game with that code, as it is on screen. */
export function useCommands(code: string, session: VotingSession | undefined): Commands {
  const { t } = useTranslation('teacher-live');
  const [busy, setBusy] = useState<CommandName | null>(null);
  const [failed, setFailed] = useState<FailedCommand | null>(null);
  const running = useRef<Command | null>(null);
  const waiting = useRef<Command[]>([]);

  const targetNow = (name: CommandName) => {
    const known = knownSession(code, 'owner');
    return known && targetOf(name, known);
  };

  /** Runs one command at a time, in the order in which they are given. */
  const give = async (name: CommandName, value: string, run: Command['run']) => {
    const command = { name, value, run };
    if (running.current !== null) {
      waiting.current = queued(running.current, waiting.current, command);
      return;
    }
    running.current = command;
    setBusy(name);
    setFailed(null);
    const before = targetNow(name);
    const log = openPatchLog(code);
    try {
      const patch = await withTimeout(run).finally(log.close);
      // The reply may be slow, because it has the class's answers: patches that arrived meanwhile are newer.
      patchSession(code, ...[patch].flat(), ...log.patches);
    } catch (error) {
      const reason = errorCodeOf(error);
      // Another device was first: its state counts.
      if (reason === 'WRONG_STATE' || reason === 'INVALID_CODE') {
        void refetchSession(code);
        return;
      }
      const target = targetNow(name);
      // It was carried out, and only the reply is lost.
      if (target !== before) return;
      // Commands that waited may only make sense after this one, so they are tried again together.
      const all = [command, ...waiting.current];
      waiting.current = [];
      const sentences = [...new Set(all.map((one) => t(`failed.${one.name}`)))];
      const onRetry = () => {
        for (const one of all) void give(one.name, one.value, one.run);
      };
      setFailed({ name, target, sentences, wasUnreached: reason === 'NETWORK', onRetry });
    } finally {
      running.current = null;
      setBusy(null);
      const next = waiting.current.shift();
      if (next) void give(next.name, next.value, next.run);
    }
  };
  const isOnline = useLiveStatus() === 'online';
  const textOf = ({ sentences, wasUnreached }: FailedCommand): string =>
    [...sentences, t(wasUnreached && !isOnline ? 'failed.offline' : 'failed.again')].join(' ');
  const isOutdated = failed !== null && failed.target !== (session && targetOf(failed.name, session));

  const giveLive = (name: CommandName, value: string, change: LiveChange) =>
    give(name, value, async (signal) => ({ type: 'live', ...(await setLiveState(code, change, signal)) }));
  const setClock = (seconds: number | null, isChosen = true) =>
    giveLive('clock', `${seconds}`, {
      clock: seconds === null ? null : { seconds },
      ...(isChosen && seconds !== null && { talkSeconds: seconds }),
    });

  return {
    busy,
    failure: failed === null || isOutdated ? null : { text: textOf(failed), onRetry: failed.onRetry },
    start: () =>
      give('start', '', async (signal) => phasePatch(await startGame(code, session?.ballot != null, signal))),
    ballot: (change) =>
      give('ballot', JSON.stringify(change), async (signal) => {
        const patch = phasePatch(await changeBallot(code, change, signal));
        void refreshBallot(code);
        if (change.open) return patch;
        // The class looks at what it chose.
        await flipSwitch(code, 'devicesAway', true, signal);
        return [patch, { type: 'switched', name: 'devicesAway', isOn: true }];
      }),
    showBallot: (step, coalition) =>
      give('ballotShown', JSON.stringify([step, coalition]), async (signal) => ({
        type: 'live',
        ...(await showBallot(code, { step, coalition }, signal)),
      })),
    moveTo: (statementId) =>
      give('move', statementId, async (signal) => phasePatch(await moveTo(code, statementId, signal))),
    step: (statementId, wanted) =>
      give('step', JSON.stringify([statementId, wanted]), async (signal) => {
        const { live, devicesAway } = await takeStep(code, statementId, wanted, signal);
        return [
          ...(wanted.step === 'again' ? [{ type: 'second-round', statementId } as const] : []),
          { type: 'devices-away', away: devicesAway },
          { type: 'live', ...live },
        ];
      }),
    show: (statementId, view, at = null) =>
      giveLive('view', JSON.stringify([statementId, view, at]), { view, at, statementId }),
    showResults: (card) => giveLive('results', JSON.stringify(card), cardChange(card)),
    setClock: (seconds) => void setClock(seconds),
    addTime: (left, seconds) => {
      const given = lastValue([...(running.current ? [running.current] : []), ...waiting.current], 'clock');
      if (given !== 'null') void setClock(Math.max(0, Number(given ?? left) + seconds), false);
    },
    update: (statementId) =>
      give('update', statementId, async () => {
        await takeShown(code, statementId);
        return [];
      }),
    anotherPair: (statementId) =>
      give('pair', statementId, async (signal) => {
        const live = await showPair(code, statementId, signal);
        if (live.pair === null) notify('warn', t('pair.none'));
        return { type: 'live', ...live };
      }),
    flip: (name, isOn) =>
      give(name, `${isOn}`, async (signal) => {
        await flipSwitch(code, name, isOn, signal);
        return { type: 'switched', name, isOn };
      }),
    removeAbsent: () =>
      give('absent', '', async (signal) => {
        const count = await removeAbsent(code, signal);
        notify('done', t('absent.removed', { count }));
        return [];
      }),
    end: () => give('end', '', async (signal) => phasePatch(await endGame(code, signal))),
  };
}
