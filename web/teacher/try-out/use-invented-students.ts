import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import type { SessionCode } from '#shared/domain/session-code.ts';
import { SKIP } from '#shared/domain/skip.ts';
import { sendAnswer } from '#web/data/answers.ts';
import { sessionPartiesQuery } from '#web/data/session-parties.ts';
import { joinAs } from '#web/data/try-out.ts';
import { castVote } from '#web/data/vote.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { useSession } from '#web/session/use-session.ts';
import { randomUuid } from '#web/shell/identity.ts';
import { INVENTED_ARGUMENTS, INVENTED_MAX, inventAnswer, inventedStudents, inventVote } from './invented-answers.ts';

/** Milliseconds between two students who join. */
const JOIN_MS = 350;

type Statement = VotingSession['statements'][number];

/** Refused answers are dropped, like those of students who are late. */
const ignore = (): void => {};

/** The students of a try-out: they join, read and answer by the same calls as real students. Returns whether the game is over. */
export function useInventedStudents(code: SessionCode, isVisitors: boolean): boolean {
  const { t } = useTranslation('teacher-try-out');
  // One of them reads for all, and so joins first.
  const [reader] = useState(randomUuid);
  const [others] = useState(() => Array.from({ length: INVENTED_MAX - 1 }, randomUuid));
  const { session, archived, isGone } = useSession(code, 'student', {}, true, reader);
  const isParty = session?.type === 'party';
  const ballot = session?.ballot ?? null;
  const { data: parties } = useQuery({ ...sessionPartiesQuery(code, reader), enabled: isParty || ballot !== null });
  const isKnown = session !== undefined && (!isParty || parties !== undefined);
  const count = isKnown ? inventedStudents({ parties: isParty ? (parties?.length ?? 0) : 0, isVisitors }) : 0;
  const clientIds = useMemo(() => [reader, ...others].slice(0, count), [reader, others, count]);
  const game = useRef({ session, parties, t });
  game.current = { session, parties, t };

  useEffect(() => {
    const joining = clientIds.slice(1);
    const timers = joining.map((as, at) => setTimeout(() => joinAs(code, as).catch(ignore), (at + 1) * JOIN_MS));
    return () => timers.forEach(clearTimeout);
  }, [code, clientIds]);

  const current = session?.statements.find(({ _id }) => _id === session.currentStatement);
  const isAsked = session?.state === 'ongoing' && (!isParty || parties !== undefined);
  const currentId = current?._id;
  const round = current?.round;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each statement and each round is asked once
  useEffect(() => {
    const { session, parties, t } = game.current;
    if (!isAsked || session === undefined) return;
    const give = (
      as: string,
      student: number,
      { _id: statementId, opinionOptions, round }: Statement,
      statement: number,
    ) => {
      const { option, argument, delayMs } = inventAnswer({
        student,
        statement,
        round,
        options: opinionOptions.length,
        maySkip: session.skipQuestions,
        mayArgue: session.argumentsEnabled,
      });
      const chosen = option === null ? undefined : opinionOptions[option];
      const said = argument === null ? undefined : INVENTED_ARGUMENTS[argument];
      const party = session.partiesByLot ? undefined : parties?.[student % parties.length];
      const body = {
        opinion: chosen?.opinion ?? SKIP,
        ...(said !== undefined && { comment: t(`arguments.${said}`) }),
        ...(party !== undefined && { partyId: party._id }),
      };
      const send = () => sendAnswer({ code: session.code, statementId, body, as }).catch(ignore);
      return { delayMs, send };
    };
    const timers = clientIds.flatMap((as, student) => {
      let due = 0;
      return session.statements.flatMap((statement, at) => {
        if (session.tempo === 'teacher' && statement._id !== currentId) return [];
        const { delayMs, send } = give(as, student, statement, at);
        due += delayMs;
        return setTimeout(send, due);
      });
    });
    return () => timers.forEach(clearTimeout);
  }, [isAsked, currentId, round, clientIds]);

  const openRound = ballot?.open ? ballot.round : 0;
  useEffect(() => {
    if (openRound === 0 || parties === undefined) return;
    const timers = clientIds.map((as, student) => {
      const { option, delayMs } = inventVote(student, openRound, parties.length);
      const party = option === null ? null : (parties[option]?._id ?? null);
      return setTimeout(() => castVote(code, openRound, party, as).catch(ignore), delayMs);
    });
    return () => timers.forEach(clearTimeout);
  }, [code, openRound, parties, clientIds]);
  return archived || isGone;
}
