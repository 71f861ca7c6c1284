// Each command sets a state, so that sending it twice is harmless; a failure is shown and can be repeated.
import { useRef, useState } from 'react';
import type { Body } from '#shared/contract/call.ts';
import type { LiveView, VotingSession } from '#shared/contract/voting-session.ts';
import type { ResultView } from '#shared/domain/voting-session.ts';
import { request } from '#web/client/api.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { refreshShown, takeShown } from '#web/data/shown.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { openPatchLog, type SessionPatch } from '#web/session/session-patches.ts';
import { patchSession, refetchSession } from '#web/session/session-query.ts';
import type { Failure } from '#web/teacher/parts/live-controls.tsx';
import { type Given, queued } from './command-queue.ts';

type Name =
  | 'start'
  | 'move'
  | 'view'
  | 'results'
  | 'freeze'
  | 'clock'
  | 'update'
  | 'pair'
  | 'voteAgain'
  | 'lock'
  | 'hold'
  | 'devices'
  | 'end';

interface Command extends Given<Name> {
  run: () => Promise<SessionPatch | null>;
}

export interface Commands {
  start: () => void;
  moveTo: (statementId: string) => void;
  show: (view: LiveView) => void;
  /** Shows that page of the results. */
  showResults: (view: ResultView) => void;
  /** Sets whether the result is frozen for the discussion. */
  freeze: (frozen: boolean) => void;
  /** Sets the clock to that many seconds; null removes it. */
  setClock: (seconds: number | null) => void;
  /** Asks for the next snapshot of the result, where one is allowed. */
  update: (statementId: string) => void;
  /** Shows the next argument pair. */
  anotherPair: (statementId: string) => void;
  voteAgain: (statementId: string) => void;
  end: () => void;
  /** Locks or unlocks the game. */
  lock: (locked: boolean) => void;
  /** Before the start: sets whether new arguments wait for the teacher. */
  hold: (hold: boolean) => void;
  /** Sets whether the class is asked to put its devices away. */
  putDevicesAway: (away: boolean) => void;
  /** The command that is running. */
  busy: Name | null;
  failure: Failure | null;
}

/** The phase according to the server's reply. The answers themselves come by events. */
const phasePatch = ({
  state,
  currentStatement,
  devicesAway,
  view,
  resultView,
  frozen,
  clock,
  pair,
}: VotingSession): SessionPatch => ({
  type: 'phase',
  state,
  currentStatement,
  devicesAway,
  view,
  resultView,
  frozen,
  clock,
  pair,
});

export function useCommands(code: string): Commands {
  const { t } = useTranslation('teacher-live');
  const [busy, setBusy] = useState<Name | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const running = useRef<Command | null>(null);
  const waiting = useRef<Command[]>([]);

  /** Runs one command at a time, in the order in which they are given. */
  const give = async (name: Name, value: string, run: Command['run']) => {
    const command = { name, value, run };
    if (running.current !== null) {
      waiting.current = queued(running.current, waiting.current, command);
      return;
    }
    running.current = command;
    setBusy(name);
    setFailure(null);
    const log = openPatchLog(code);
    try {
      const patch = await run().finally(log.close);
      // The reply may be slow, because it has the class's answers: patches that arrived meanwhile are newer.
      patchSession(code, ...(patch === null ? [] : [patch]), ...log.patches);
    } catch (error) {
      const reason = errorCodeOf(error);
      // Another device was first: its state counts.
      if (reason === 'WRONG_STATE' || reason === 'INVALID_CODE') {
        void refetchSession(code);
        return;
      }
      waiting.current = [];
      const text = `${t(`failed.${name}`)} ${reason === 'NETWORK' ? t('failed.offline') : t('failed.again')}`;
      setFailure({ text, onRetry: () => give(name, value, run) });
    } finally {
      running.current = null;
      setBusy(null);
      const next = waiting.current.shift();
      if (next) void give(next.name, next.value, next.run);
    }
  };

  const showLive = async (body: Body<'POST voting/session/:code/view'>): Promise<SessionPatch> => ({
    type: 'live',
    ...(await request('POST voting/session/:code/view', { params: { code }, body })),
  });

  return {
    busy,
    failure,
    start: () =>
      give('start', '', async () => phasePatch(await request('POST voting/session/:code/start', { params: { code } }))),
    moveTo: (statementId) =>
      give('move', statementId, async () => {
        const params = { code, statementId };
        return phasePatch(await request('POST voting/session/:code/statement/:statementId', { params }));
      }),
    show: (view) => give('view', view, () => showLive({ view })),
    showResults: (view) => give('results', view, () => showLive({ resultView: view })),
    freeze: (frozen) => give('freeze', `${frozen}`, () => showLive({ frozen })),
    setClock: (seconds) =>
      give('clock', `${seconds}`, () => showLive({ clock: seconds === null ? null : { seconds } })),
    update: (statementId) =>
      give('update', statementId, async () => {
        await takeShown(code, statementId);
        return null;
      }),
    anotherPair: (statementId) =>
      give('pair', statementId, async () => {
        const params = { code, statementId };
        return {
          type: 'live',
          ...(await request('POST voting/session/:code/statement/:statementId/pair', { params })),
        };
      }),
    voteAgain: (statementId) =>
      give('voteAgain', statementId, async () => {
        const params = { code, statementId };
        await request('POST voting/session/:code/statement/:statementId/second-round', { params });
        void refreshShown(code, statementId);
        return { type: 'second-round', statementId };
      }),
    lock: (locked) =>
      give('lock', `${locked}`, async () => {
        const reply = await request('POST voting/session/:code/lock', { params: { code }, body: { locked } });
        return { type: 'locked', locked: reply.locked };
      }),
    hold: (hold) =>
      give('hold', `${hold}`, async () => {
        const reply = await request('POST voting/session/:code/hold-arguments', { params: { code }, body: { hold } });
        return { type: 'hold', hold: reply.holdArguments };
      }),
    putDevicesAway: (away) =>
      give('devices', `${away}`, async () => {
        const params = { code };
        const reply = await request('POST voting/session/:code/devices-away', { params, body: { away } });
        return { type: 'devices-away', away: reply.devicesAway };
      }),
    end: () =>
      give('end', '', async () => phasePatch(await request('POST voting/session/:code/end', { params: { code } }))),
  };
}
