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

/** A statement and where it stands in the game. */
export interface StatementPosition {
  statement: Statement;
  /** From 1. */
  number: number;
  total: number;
  /** In the student's own tempo: whether one may go back, and how many statements have an answer. */
  own: { answered: number } | null;
}

export type StudentPhase =
  | { name: 'closed' }
  | { name: 'results' }
  | { name: 'owner' }
  | { name: 'partyChoice' }
  | { name: 'partyDealt'; dealtParty: string }
  | { name: 'waiting' }
  | { name: 'statement'; place: StatementPosition; answer: ShownAnswer | null }
  | { name: 'answered'; place: StatementPosition; answer: ShownAnswer }
  | { name: 'finish'; total: number; open: number[]; unsent: number };

export interface PhaseInput {
  session: LiveSession;
  /** Answers of this game in the outbox. */
  queued: readonly QueuedAnswer[];
  partyId: string | null;
  /** Wants another party, before the first answer. */
  choosing: boolean;
  /** In the student's own tempo: the index of the statement gone to, the number of statements for the end, null before any step. */
  at: number | null;
  /** The statement whose answer is being changed. */
  changing: string | null;
  archived: boolean;
}

/** What the student gave to a statement: the newest, which may still be in the outbox. */
export function answerTo(
  { session, queued }: Pick<PhaseInput, 'session' | 'queued'>,
  statementId: string,
): ShownAnswer | null {
  const waiting = queued.find((answer) => answer.statementId === statementId);
  const given = waiting ?? session.studentOpinions.find((opinion) => opinion.statementId === statementId);
  if (given === undefined) return null;
  return {
    opinion: given.opinion === SKIP ? null : given.opinion,
    comment: given.comment,
    status: waiting === undefined ? 'saved' : waiting.attempts === 0 ? 'sending' : 'waiting',
  };
}

/** The party of the first answer, else the one chosen in this browser; where parties are dealt only the dealt one. */
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
  const answered = session.statements.filter(({ _id }) => answerTo(input, _id) !== null).length;
  const place: StatementPosition = {
    statement,
    number: index + 1,
    total: session.statements.length,
    own: session.tempo === 'student' ? { answered } : null,
  };
  const answer = answerTo(input, statement._id);
  if (answer === null || changing === statement._id) return { name: 'statement', place, answer };
  return { name: 'answered', place, answer };
}

function inOwnTempo(input: PhaseInput): StudentPhase {
  const { statements } = input.session;
  const open = statements.flatMap(({ _id }, index) => (answerTo(input, _id) === null ? [index + 1] : []));
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
  if (session.tempo === 'student') return inOwnTempo(input);
  return atStatement(
    input,
    session.statements.findIndex(({ _id }) => _id === session.currentStatement),
  );
}
