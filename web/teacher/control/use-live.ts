// The state of the live screen in each phase of a game, read and combined.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { figuresQuery } from '#web/data/figures.ts';
import { remoteLinkQuery } from '#web/data/remote-link.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { readToken } from '#web/shell/identity.ts';
import { endLogin } from '#web/shell/role-links.tsx';
import { type Progress, progressOf } from '#web/teacher/parts/live-figures.ts';
import type { OptionChoice } from '#web/teacher/parts/own-statement-values.ts';
import { readOneGame } from '#web/teacher/parts/phone-login.ts';
import { useLeaveGame } from '#web/teacher/parts/use-leave-game.ts';
import type { DialogName, Live, LiveScreenProps, Main } from './live.ts';
import { useArming } from './use-arming.ts';
import { useWaitingTexts } from './waiting.ts';

/** The dialogs about the statement at which they were opened: another device may move on. */
const OF_STATEMENT: ReadonlySet<DialogName> = new Set(['statement', 'clock', 'hands', 'changeOwn']);

/** `dialog` is the one that is open. */
export type OpenLive = Live & { dialog: DialogName | null; close: (dialog: DialogName) => void };

/** The fields of every phase; `showBoard` is given on a phone. */
export function useGame(screen: LiveScreenProps, showBoard: (() => void) | null): Omit<OpenLive, 'main' | 'lesson'> {
  const { t } = useTranslation('teacher-live');
  const { session } = screen;
  const { code, currentStatement, statements } = session;
  const place = `${currentStatement} ${statements.find(({ _id }) => _id === currentStatement)?.round}`;
  const [opened, setOpened] = useState<{ name: DialogName; place: string } | null>(null);
  const [ownChoice, setOwnChoice] = useState<OptionChoice>('set');
  const isPaired = readOneGame() !== null;
  const { data: link } = useQuery({ ...remoteLinkQuery(code), enabled: !isPaired });
  const navigate = useNavigate();
  const leaveGame = useLeaveGame();
  // For good: it does not come back with the statement.
  if (opened !== null && OF_STATEMENT.has(opened.name) && opened.place !== place) setOpened(null);
  return {
    ...screen,
    t,
    waiting: useWaitingTexts(session),
    showBoard,
    isPaired,
    isPhoneConnected: link?.state === 'connected',
    leave: () => {
      if (!isPaired) {
        navigate('/teacher');
        return;
      }
      endLogin(readToken());
      leaveGame();
    },
    ownChoice: { last: ownChoice, set: setOwnChoice },
    dialog: opened?.name ?? null,
    open: (name) => setOpened({ name, place }),
    // A menu closes a moment after the dialog that it opened has taken its place.
    close: (name) => setOpened((now) => (now?.name === name ? null : now)),
  };
}

/** Before the start. */
export function useLobby(screen: LiveScreenProps, showBoard: (() => void) | null = null): OpenLive {
  const game = useGame(screen, showBoard);
  const { t, students, commands } = game;
  const main: Main = {
    label: students > 0 ? t('startWith', { count: students }) : t('start'),
    isArmed: false,
    isAwake: true,
    isBusy: commands.busy === 'start',
    note: null,
    press: commands.start,
    disarm: () => {},
  };
  return { ...game, main, lesson: null };
}

/** In the students' own tempo. */
export function useOwnTempo(
  screen: LiveScreenProps,
  showBoard: (() => void) | null = null,
): OpenLive & { progress: Progress } {
  const game = useGame(screen, showBoard);
  const { t, session, students, commands } = game;
  const { data: figures } = useQuery(figuresQuery(session.code));
  const progress = progressOf(session.statements, figures);
  const busy = Math.max(0, students - progress.finished);
  const { armed, press, disarm } = useArming<'toResults'>('');
  const isArmed = armed !== null;
  const whatEnds = () => {
    if (students === 0) return t('end.nobody');
    return busy > 0 ? t('end.stillBusy', { count: busy }) : t('end.allDone');
  };
  const main: Main = {
    label: isArmed ? t('lesson.sure.toResults') : t('lesson.do.toResults'),
    isArmed,
    isAwake: isArmed || (students > 0 && busy === 0),
    isBusy: commands.busy === 'end',
    note: isArmed ? whatEnds() : null,
    press: () => press({ name: 'toResults', arms: true, run: commands.end }),
    disarm,
  };
  return { ...game, main, lesson: null, progress };
}

/** Once the results are shown: their pages have a main button of their own. */
export function useResults(screen: LiveScreenProps, showBoard: () => void): OpenLive {
  const none = () => {};
  const main: Main = {
    label: '',
    isArmed: false,
    isAwake: false,
    isBusy: false,
    note: null,
    press: none,
    disarm: none,
  };
  return { ...useGame(screen, showBoard), main, lesson: null };
}
