import { AppError, invalid } from '#server/app-error.ts';
import { findAnswersTo } from '#server/data/answers.ts';
import { findParticipant, removeParticipant } from '#server/data/participants.ts';
import type { SessionSetup } from '#server/data/session-setup.ts';
import { phaseOf } from '#server/data/voting-sessions.ts';
import type { Deps } from '#server/deps.ts';
import { presentAnswer } from '#server/present/answer.ts';
import type { LoadedVotingSession } from '#server/sessions/load.ts';
import type { StudentOpinion } from '#shared/contract/voting-session.ts';
import { isAllowedOpinion, mayAnswer } from '#shared/domain/voting-session.ts';
import type { AnswerCommit } from './answer-commit.ts';

/** Who calls as a student, and from which address. */
interface Caller {
  clientKey: string;
  address: string;
}

/**
 * Joins a student, unless they have joined already. Returns their pseudonym and whether it is new; null for who comes after the end.
 * Throws LOCKED or TOO_MANY_REQUESTS.
 */
export async function join(
  deps: Deps,
  commit: AnswerCommit,
  { row, setup }: LoadedVotingSession,
  caller: Caller,
): Promise<{ participantId: string; isNew: boolean } | null> {
  const known = await findParticipant(deps.db, row.id, caller.clientKey);
  if (known) return { participantId: known.id, isNew: false };
  if (phaseOf(row).name === 'results') return null;
  const result = await commit.add({ kind: 'join', votingSessionId: row.id, ...caller });
  if (result.kind === 'refused') throw result.error;
  if (result.kind === 'too-late') return null;
  if (result.kind !== 'joined') throw new AppError('INVALID_CODE');
  if (result.isNew) deps.publisher.joined(setup.code);
  return { participantId: result.participantId, isNew: result.isNew };
}

/** Every student's answers for the owner, a slice per statement: those of a large class are megabytes. */
export async function* allAnswers({ db }: Deps, { row, setup }: LoadedVotingSession): AsyncGenerator<StudentOpinion[]> {
  for (const statementId of setup.statementIds) yield (await findAnswersTo(db, row.id, statementId)).map(presentAnswer);
}

export interface AnswerInput {
  statementId: string;
  opinion: string;
  comment: string;
  partyId: string | null;
}

function checkAnswer(setup: SessionSetup, { opinion, partyId }: AnswerInput): void {
  if (!isAllowedOpinion(opinion, setup.opinions, setup.settings.has('skip_questions')))
    throw invalid({ opinion: 'INVALID_VALUE' });
  if (setup.type !== 'party') return;
  if (partyId === null) throw invalid({ partyId: 'REQUIRED' });
  if (!setup.partyIds.includes(partyId)) throw invalid({ partyId: 'UNKNOWN' });
}

/** Stores an answer; resolves after its commit. Throws INVALID for a wrong opinion or party, WRONG_STATE when its time has passed, and
 * what `join` throws. */
export async function answer(
  deps: Deps,
  commit: AnswerCommit,
  { row, setup }: LoadedVotingSession,
  caller: Caller,
  input: AnswerInput,
): Promise<StudentOpinion> {
  checkAnswer(setup, input);
  if (!mayAnswer(phaseOf(row), input.statementId)) throw new AppError('WRONG_STATE');
  const { statementId, opinion } = input;
  const comment = setup.settings.has('own_arguments') ? input.comment : '';
  const result = await commit.add({
    kind: 'answer',
    votingSessionId: row.id,
    ...caller,
    statementId,
    opinion,
    comment,
    commentHash: comment === '' ? null : deps.hashArgument({ clientKey: caller.clientKey, statementId }, comment),
    partyId: setup.type === 'party' ? input.partyId : null,
    expectedState: row,
  });
  if (result.kind === 'refused') throw result.error;
  if (result.kind !== 'stored') throw new AppError('WRONG_STATE');
  const studentOpinion = presentAnswer(result.answer);
  if (result.isNew) deps.publisher.joined(setup.code);
  deps.publisher.answered(setup.code, studentOpinion);
  return studentOpinion;
}

/** Deletes everything that a student gave and is in a voting session. Throws NOT_FOUND where they never joined. */
export async function forget(deps: Deps, { row, setup }: LoadedVotingSession, clientKey: string): Promise<void> {
  if (!(await removeParticipant(deps.db, row.id, clientKey))) throw new AppError('NOT_FOUND');
  deps.logCutter.cutSoon();
  if (row.archived_at === null) deps.publisher.joined(setup.code);
}
