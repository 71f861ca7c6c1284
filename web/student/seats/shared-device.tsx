import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readRecentGame, saveRecentGame } from '#web/client/recent-games.ts';
import { clearDrafts } from '#web/client/student-storage.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import type { LiveSession } from '#web/session/session-patches.ts';
import { sit } from '#web/shell/identity.ts';
import { TapGuard } from '#web/student/play/tap-guard.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { focusLostHeading } from '#web/ui/core/focus-heading.ts';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { ChooseSign } from './choose-sign.tsx';
import { PassScreen } from './pass-screen.tsx';
import { SeatQuestions } from './seat-questions.tsx';
import { SeatNumber } from './seat-row.tsx';
import styles from './seats.module.css';
import { SeatsWaitScreen } from './seats-wait-screen.tsx';
import { hashSign, type Sign } from './signs.ts';
import { advance, deviceScreen, FIRST_TURN, handOn, questionOf, sitDown } from './turn.ts';
import { useAbsence } from './use-absence.ts';
import { useSeats } from './use-seats.ts';

interface SharedDeviceProps {
  session: LiveSession;
  archived: boolean;
  /** Draws the game of one student. */
  play: ComponentType<{ session: LiveSession; archived: boolean; clientId?: string }>;
}

/** A game on a device that several students share: whose turn it is, and the game of that student. */
export function SharedDevice({ session, archived, play: Play }: SharedDeviceProps) {
  const { t } = useTranslation('student-device');
  const seats = useSeats(session);
  const [, setSearch] = useSearchParams();
  const [turn, setTurn] = useState(FIRST_TURN);
  const now = advance(turn, questionOf(session), seats);
  if (now !== turn) setTurn(now);
  const screen = deviceScreen(now, seats);
  const open = screen.name === 'play' ? seats.find(({ number }) => number === screen.seat) : undefined;
  const holder = open?.clientId ?? null;

  // After each render, because a seat may hand on before it is drawn.
  useLayoutEffect(() => sit(holder));
  useLayoutEffect(() => () => sit(null), []);

  const [asks, setAsks] = useState(false);
  // The class has gone on, or the teacher closed the questions: what was typed stays.
  if (asks && (screen.name !== 'wait' || !session.questionsOpen)) setAsks(false);

  useAbsence(() => setTurn((last) => ({ ...last, open: null })));

  const shown = [screen.name, screen.name === 'wait' ? now.question : screen.seat, open?.sign !== undefined, asks].join(
    ' ',
  );
  useEffect(() => {
    void shown;
    window.scrollTo(0, 0);
    return focusLostHeading();
  }, [shown]);

  if (archived || session.isOwner || session.state === 'results') return <Play session={session} archived={archived} />;

  const take = (number: number) => {
    const seat = seats.find((other) => other.number === number);
    // Before their game is drawn, which reads and writes their own data.
    sit(seat?.clientId ?? null);
    // Drafts of other students are removed when this one takes the device.
    clearDrafts(session.code, seat?.clientId);
    setSearch({}, { replace: true });
    setTurn(sitDown(now, number));
  };

  if (open && !open.sign) {
    const choose = (sign: Sign) => {
      const game = readRecentGame(session._id);
      const chosen = hashSign(sign, open.clientId);
      const withSign = game?.seats.map((seat) => (seat.clientId === open.clientId ? { ...seat, sign: chosen } : seat));
      if (game && withSign) saveRecentGame(session._id, { ...game, seats: withSign });
    };
    return (
      <TapGuard key={open.clientId}>
        <ChooseSign onSign={choose} />
      </TapGuard>
    );
  }
  if (open?.session) {
    return (
      <div className={styles.play}>
        <div className={styles.holder}>
          <p>
            <SeatNumber number={open.number} kind="now" /> <span>{t('seat.plays', { number: open.number })}</span>
          </p>
          <Button kind="text" size="small" onClick={() => setTurn(handOn(now, open.number))}>
            <Icon name="give" />
            {t('seat.handOn')}
          </Button>
        </div>
        <Play key={open.clientId} session={open.session} archived={false} clientId={open.clientId} />
      </div>
    );
  }
  return (
    <>
      <VisuallyHidden>
        <span role="status">{screen.name === 'pass' && t('pass.title', { number: screen.seat })}</span>
      </VisuallyHidden>
      <TapGuard key={shown}>
        {screen.name === 'pass' ? (
          <PassScreen
            session={session}
            seats={seats}
            next={screen.seat}
            late={now.late}
            onSit={() => take(screen.seat)}
            onAway={() => setTurn(handOn(now, screen.seat))}
          />
        ) : asks ? (
          <SeatQuestions session={session} seats={seats} onClose={() => setAsks(false)} />
        ) : (
          <SeatsWaitScreen session={session} seats={seats} onSit={take} onAsk={() => setAsks(true)} />
        )}
      </TapGuard>
    </>
  );
}
