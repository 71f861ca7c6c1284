import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SessionStatement } from '#shared/contract/session-statement.ts';
import { classGuessQuery, figuresIn } from '#web/data/guesses.ts';
import { knownSession, refetchSession } from '#web/session/session-query.ts';
import type { Game } from '#web/student/game/game.ts';
import { outbox } from '#web/student/outbox/outbox.ts';
import { useOutbox } from '#web/student/outbox/use-outbox.ts';
import { useMedia } from '#web/ui/screen/use-media.ts';
import { AskGuess } from './ask-guess.tsx';
import { ToldGuess } from './told-guess.tsx';

/** Milliseconds over which the phones of a class spread what they read. */
const SPREAD_MS = 1_000;
/** Milliseconds after which a phone shows what the board shows first. */
const AFTER_BOARD_MS = 4_000;

/** Whether this game asks for guesses at all: not if several students share a device, who would see each other's. */
const asksGuesses = ({ session, clientId }: Game): boolean =>
  session.type === 'debate' && session.tempo === 'teacher' && clientId === undefined;

/** The guess to ask for, or to compare, at a statement that was answered; null if there is none. */
export function useGuess(game: Game, statement: SessionStatement, isSaved: boolean) {
  const { session } = game;
  const { code } = session;
  const { _id, guessing, round } = statement;
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const isAsked = asksGuesses(game) && round === 1 && session.state === 'ongoing';
  // No longer, or not yet: the game was read before the class was there.
  const isClosed = isAsked && isSaved && guessing === false;
  const wasOpen = useRef(false);
  if (guessing) wasOpen.current = true;
  const isDue = useAfter(isClosed, wasOpen.current && !isStill ? AFTER_BOARD_MS : 0);
  // The update has them; a client that missed it reads them.
  const told = session.guess?.statementId === _id ? figuresIn(session.guess) : undefined;
  const isTold = told !== undefined;
  const { data } = useQuery({
    ...classGuessQuery(code, _id),
    ...(told && { initialData: told }),
    enabled: isDue && !isTold,
  });
  const figures = told ?? data;
  useEffect(() => {
    if (!isClosed || wasOpen.current || isTold || figures !== null) return;
    const timer = setTimeout(() => void refetchSession(code), Math.random() * SPREAD_MS);
    return () => clearTimeout(timer);
  }, [isClosed, isTold, figures, code]);
  const { answers } = useOutbox();
  const queued = answers.find((one) => one.code === code && one.statementId === _id && one.clientId === undefined);
  const own = queued?.guess ?? session.studentOpinions.find((one) => one.statementId === _id)?.guess ?? null;
  if (isDue && figures) return { name: 'told', figures, own } as const;
  return isAsked && guessing ? ({ name: 'asked', own } as const) : null;
}

/** Whether something has been so for that many milliseconds, and up to a second more: a class spreads what it reads. */
function useAfter(isSo: boolean, ms: number): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setDue(true), ms === 0 ? 0 : ms + Math.random() * SPREAD_MS);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [isSo, ms]);
  return isSo && isDue;
}

interface GuessProps {
  statement: SessionStatement;
  guess: NonNullable<ReturnType<typeof useGuess>>;
  game: Game;
}

/** Queues a guess with its answer, as both are by now: the press was half a second ago. */
function sendGuess(code: string, statementId: string, value: number): void {
  const isOn = (one: { code?: string; statementId: string }) =>
    one.statementId === statementId && (one.code ?? code) === code;
  const given = outbox.read().answers.find(isOn) ?? knownSession(code)?.studentOpinions.find(isOn);
  if (given === undefined) return;
  const { opinion, comment, partyId, round } = given;
  outbox.guess({ code, statementId, opinion, comment, partyId, round }, value);
}

/** How many of ten chose the first option: asked until the class sees the result, and shown after it. */
export function Guess({ statement, guess, game: { session } }: GuessProps) {
  const first = statement.opinionOptions[0];
  if (first === undefined) return null;
  if (guess.name === 'told') return <ToldGuess own={guess.own} figures={guess.figures} color={first.color} />;
  const send = (value: number) => sendGuess(session.code, statement._id, value);
  return <AskGuess option={first.opinion} own={guess.own} onGuess={send} />;
}
