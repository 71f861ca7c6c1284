import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { SKIP } from '#shared/domain/skip.ts';
import { sendAnswer } from '#web/data/answers.ts';
import { sessionPartiesQuery } from '#web/data/session-parties.ts';
import { joinAs } from '#web/data/try-out.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { randomUuid } from '#web/shell/identity.ts';
import { INVENTED_ARGUMENTS, INVENTED_MAX, inventAnswer, inventedStudents } from './invented-answers.ts';

/** Milliseconds between two students who join. */
const JOIN_MS = 350;

type Statement = VotingSession['statements'][number];

/** Refused answers are dropped, like those of students who come too late. */
const ignore = (): void => {};

/** The students of a try-out: they join and answer by the same calls as real students. */
export function useInventedStudents(session: VotingSession | undefined, isVisitors: boolean): void {
  const { t } = useTranslation('teacher-try-out');
  const isParty = session?.type === 'party';
  const code = session?.code;
  const { data: parties } = useQuery({ ...sessionPartiesQuery(code ?? ''), enabled: isParty });
  const [allIds] = useState(() => Array.from({ length: INVENTED_MAX }, randomUuid));
  const isKnown = session !== undefined && (!isParty || parties !== undefined);
  const count = isKnown ? inventedStudents({ parties: isParty ? (parties?.length ?? 0) : 0, isVisitors }) : 0;
  const clientIds = useMemo(() => allIds.slice(0, count), [allIds, count]);
  const game = useRef({ session, parties, t });
  game.current = { session, parties, t };

  useEffect(() => {
    if (code === undefined) return;
    const timers = clientIds.map((as, at) => setTimeout(() => joinAs(code, as).catch(ignore), (at + 1) * JOIN_MS));
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
}
