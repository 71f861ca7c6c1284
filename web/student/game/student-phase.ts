import type { VotingSession } from '#shared/contract/voting-session.ts';
import { SKIP } from '#shared/domain/skip.ts';
import type { LiveSession } from '#web/session/session-patches.ts';
import type { QueuedAnswer } from '#web/student/outbox/outbox-queue.ts';

type Statement = VotingSession['statements'][number];

export interface ShownAnswer {
  /** Null for a skipped statement. */
  opinion: string | null;
  comment: string;
  /** saved: the server has stored it · sending: on its way · waiting: a try failed, this browser has it. */
  status: 'saved' | 'sending' | 'waiting';
}

/** A statement and its position in the game. */
export interface StatementPosition {
  statement: Statement;
  /** From 1. */
  number: number;
  total: number;
  /** In the student's own tempo: whether there is a previous statement, and how many statements have an answer. */
  own: { answered: number } | null;
}

export type StudentPhase =
  | { name: 'closed' }
  | { name: 'results' }
  | { name: 'owner' }
  | { name: 'partyChoice' }
  | { name: 'partyDealt'; dealtParty: string }
  | { name: 'waiting' }
  | { name: 'ballot'; round: number; voted: boolean }
  | { name: 'statement'; place: StatementPosition; answer: ShownAnswer | null }
  | { name: 'secondRound'; place: StatementPosition }
  | { name: 'answered'; place: StatementPosition; answer: ShownAnswer }
  | { name: 'finish'; total: number; open: number[]; unsent: number };

/** The name of a phase's screen, a different one for every statement, so that no state of the last one stays. */
export const screenOf = (phase: StudentPhase): string => {
  if (phase.name === 'ballot') return `ballot ${phase.round} ${phase.voted}`;
  return 'place' in phase ? `${phase.name} ${phase.place.statement._id}` : phase.name;
};

export interface PhaseInput {
  session: LiveSession;
  /** Answers of this game in the outbox. */
  queued: readonly QueuedAnswer[];
  partyId: string | null;
  /** The student wants to choose another party, before the first answer. */
  choosing: boolean;
  /** In the student's own tempo: the index of the statement gone to, the number of statements for the end, null before any step. */
  at: number | null;
  /** The statement whose answer is being changed. */
  changing: string | null;
  archived: boolean;
}

/** The student's newest answer to a statement in its present round, which may still be in the outbox. */
export function answerTo(
  { session, queued }: Pick<PhaseInput, 'session' | 'queued'>,
  { _id, round }: Pick<Statement, '_id' | 'round'>,
): ShownAnswer | null {
  const isOn = (answer: { statementId: string }): boolean => answer.statementId === _id;
  const isOfNow = (answer: { round?: number | undefined }): boolean => (answer.round ?? 1) === round;
  const stored = session.studentOpinions.find(isOn);
  const waiting = queued.find((answer) => isOn(answer) && isOfNow(answer) && !answer.isStored);
  const given = waiting ?? (stored && isOfNow(stored) ? stored : undefined);
  if (given === undefined) return null;
  return {
    opinion: given.opinion === SKIP ? null : given.opinion,
    comment: given.comment ?? (given.opinion === stored?.opinion ? stored.comment : ''),
    status: waiting === undefined ? 'saved' : waiting.attempts === 0 ? 'sending' : 'waiting',
  };
}

/** The party of the first answer, else the one chosen in this browser; if parties are dealt only the dealt one. */
export const partyOf = (
  session: VotingSession,
  queued: readonly QueuedAnswer[],
  chosen: string | null,
): string | null =>
  session.studentOpinions.find(({ partyId }) => partyId !== null)?.partyId ??
  queued.find(({ partyId }) => partyId !== null)?.partyId ??
  (session.partiesByLot && chosen !== session.dealtParty ? null : chosen);

function atStatement(input: PhaseInput, index: number): StudentPhase {
  const { session, changing } = input;
  const statement = session.statements[index];
  if (statement === undefined) return { name: 'waiting' };
  const answered = session.statements.filter((each) => answerTo(input, each) !== null).length;
  const place: StatementPosition = {
    statement,
    number: index + 1,
    total: session.statements.length,
    own: session.tempo === 'student' ? { answered } : null,
  };
  const answer = answerTo(input, statement);
  if (answer === null && statement.round > 1) return { name: 'secondRound', place };
  if (answer === null || changing === statement._id) return { name: 'statement', place, answer };
  return { name: 'answered', place, answer };
}

function inOwnTempo(input: PhaseInput): StudentPhase {
  const { statements } = input.session;
  const open = statements.flatMap((statement, index) => (answerTo(input, statement) === null ? [index + 1] : []));
  const at = input.at ?? (open[0] === undefined ? statements.length : open[0] - 1);
  if (at < statements.length) return atStatement(input, at);
  return { name: 'finish', total: statements.length, open, unsent: input.queued.length };
}

/** The one function that decides which screen a student sees. */
export function studentPhase(input: PhaseInput): StudentPhase {
  const { session, partyId, choosing, archived } = input;
  if (session.isOwner) return { name: 'owner' };
  if (session.state === 'results') return { name: 'results' };
  if (archived) return { name: 'closed' };
  if (session.type === 'party' && (partyId === null || choosing)) {
    const { dealtParty } = session;
    return dealtParty === null ? { name: 'partyChoice' } : { name: 'partyDealt', dealtParty };
  }
  if (session.state === 'draft') return { name: 'waiting' };
  if (session.ballot?.open) return { name: 'ballot', ...session.ballot };
  if (session.tempo === 'student') return inOwnTempo(input);
  return atStatement(
    input,
    session.statements.findIndex(({ _id }) => _id === session.currentStatement),
  );
}
