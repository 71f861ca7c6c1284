// Which screen a student sees: worked out from what the server said, what waits in the outbox and where the student is.
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { SKIP_QUESTION } from '#shared/domain/limits.ts';
import type { KeptAnswer } from '#web/lib/outbox-queue.ts';

type Statement = VotingSession['statements'][number];

export interface GivenAnswer {
  /** Null for a skipped statement. */
  opinion: string | null;
  comment: string;
  /** saved: the server has stored it · sending: on its way · waiting: a try failed, it is kept here. */
  status: 'saved' | 'sending' | 'waiting';
}

/** A statement and where it stands in the game. */
export interface Place {
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
  | { name: 'waiting' }
  | { name: 'statement'; place: Place; answer: GivenAnswer | null }
  | { name: 'answered'; place: Place; answer: GivenAnswer }
  | { name: 'finish'; total: number; open: number[]; unsent: number };

export interface Standing {
  session: VotingSession;
  /** Answers of this game in the outbox. */
  kept: readonly KeptAnswer[];
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
  { session, kept }: Pick<Standing, 'session' | 'kept'>,
  statementId: string,
): GivenAnswer | null {
  const waiting = kept.find((answer) => answer.statementId === statementId);
  const given = waiting ?? session.studentOpinions.find((opinion) => opinion.statementId === statementId);
  if (given === undefined) return null;
  return {
    opinion: given.opinion === SKIP_QUESTION ? null : given.opinion,
    comment: given.comment,
    status: waiting === undefined ? 'saved' : waiting.attempts === 0 ? 'sending' : 'waiting',
  };
}

/** The party of the first answer, else the one chosen in this browser. */
export const partyOf = (session: VotingSession, kept: readonly KeptAnswer[], chosen: string | null): string | null =>
  session.studentOpinions.find(({ partyId }) => partyId !== null)?.partyId ??
  kept.find(({ partyId }) => partyId !== null)?.partyId ??
  chosen;

function atStatement(standing: Standing, index: number): StudentPhase {
  const { session, changing } = standing;
  const statement = session.statements[index];
  if (statement === undefined) return { name: 'waiting' };
  const answered = session.statements.filter(({ _id }) => answerTo(standing, _id) !== null).length;
  const place: Place = {
    statement,
    number: index + 1,
    total: session.statements.length,
    own: session.tempo === 'student' ? { answered } : null,
  };
  const answer = answerTo(standing, statement._id);
  if (answer === null || changing === statement._id) return { name: 'statement', place, answer };
  return { name: 'answered', place, answer };
}

function inOwnTempo(standing: Standing): StudentPhase {
  const { statements } = standing.session;
  const open = statements.flatMap(({ _id }, index) => (answerTo(standing, _id) === null ? [index + 1] : []));
  const at = standing.at ?? (open[0] === undefined ? statements.length : open[0] - 1);
  if (at < statements.length) return atStatement(standing, at);
  return { name: 'finish', total: statements.length, open, unsent: standing.kept.length };
}

/** The one place that decides which screen is due. */
export function studentPhase(standing: Standing): StudentPhase {
  const { session, partyId, choosing, archived } = standing;
  if (session.view !== undefined) return { name: 'owner' };
  if (session.state === 'results') return { name: 'results' };
  if (archived) return { name: 'closed' };
  if (session.type === 'party' && (partyId === null || choosing)) return { name: 'partyChoice' };
  if (session.state === 'draft') return { name: 'waiting' };
  if (session.tempo === 'student') return inOwnTempo(standing);
  return atStatement(
    standing,
    session.statements.findIndex(({ _id }) => _id === session.currentStatement),
  );
}
