// The teacher's commands and the student's answers: ask the pure rule, commit, and only then tell the listeners.
import { clientKeyOf } from '#server/db/client-key.ts';
import type { VotingCourse } from '#server/db/courses.ts';
import { findParticipant } from '#server/db/participants.ts';
import { phaseOf } from '#server/db/phase.ts';
import { findByCode, type VotingSessionRow } from '#server/db/voting-sessions.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, invalid } from '#server/http/app-error.ts';
import { isOwner, type Loaded } from '#server/http/voting-session.load.ts';
import type { VotingSessionUpdate } from '#shared/contract/live-events.ts';
import type { StudentOpinion } from '#shared/contract/voting-session.ts';
import type { Actor } from '#shared/domain/roles.ts';
import {
  type Command,
  carryOut,
  currentStatementOf,
  isAllowedOpinion,
  mayAnswer,
} from '#shared/domain/voting-session.ts';
import type { AnswerCommit } from './answer-commit.ts';
import { presentOpinion } from './voting-session.present.ts';
import { updatePhase } from './voting-session.store.ts';

/** The student that somebody acts as: their key in this voting session. Its owner is never a student; who brings no client-id is none. */
export function studentKeyOf(actor: Actor, loaded: Loaded): string {
  const clientId = actor.kind === 'nobody' ? null : actor.clientId;
  if (isOwner(actor, loaded) || clientId === null) throw new AppError('FORBIDDEN');
  return clientKeyOf(loaded.row.id, clientId);
}

/** The hint that a command gives, out of what is true after it. */
function updateAfter(command: Command, row: VotingSessionRow): VotingSessionUpdate {
  if (command.name === 'archive') return { type: 'archived' };
  const phase = phaseOf(row);
  if (phase.name === 'results') return { type: 'results' };
  const statementId = currentStatementOf(phase);
  if (command.name === 'start' || statementId === null) return { type: 'session-started', statementId };
  return { type: 'next-question', statementId };
}

/**
 * Tells everybody where the voting session is, and again where it is elsewhere by then: of two devices that move on at once, here or on two
 * servers, the one whose hint comes last has looked after it. Gives the row that was told last.
 */
async function tell({ db, publisher }: Deps, { row, course }: Loaded, command: Command): Promise<VotingSessionRow> {
  let told = (await findByCode(db, course.code)) ?? row;
  for (;;) {
    publisher.update(course.code, updateAfter(command, told));
    const now = (await findByCode(db, course.code)) ?? told;
    if (now.state === told.state && now.current_statement_id === told.current_statement_id) return now;
    told = now;
  }
}

/** Carries a command out and tells everybody; gives the row as it is then. Throws WRONG_STATE or NOT_FOUND. */
export async function command(deps: Deps, loaded: Loaded, asked: Command): Promise<VotingSessionRow> {
  const { row, course } = loaded;
  const outcome = carryOut({ tempo: course.tempo, statements: course.statementIds }, phaseOf(row), asked);
  if (!outcome.ok) throw new AppError(outcome.refusal);
  if (!(await updatePhase(deps.db, row, outcome.value))) throw new AppError('WRONG_STATE');
  return tell(deps, loaded, asked);
}

/** Lets a student take part; gives their pseudonym and whether they were there already. */
export async function join(
  deps: Deps,
  commit: AnswerCommit,
  loaded: Loaded,
  clientKey: string,
): Promise<{ participantId: string; isNew: boolean }> {
  const known = await findParticipant(deps.db, loaded.row.id, clientKey);
  if (known) return { participantId: known.id, isNew: false };
  const written = await commit.add({ kind: 'join', votingSessionId: loaded.row.id, clientKey });
  if (written.kind !== 'joined') throw new AppError('INVALID_CODE');
  if (written.isNew) deps.publisher.joined(loaded.course.code);
  return { participantId: written.participantId, isNew: written.isNew };
}

export interface GivenOpinion {
  statementId: string;
  opinion: string;
  comment: string;
  partyId: string | null;
}

function checkOpinion(course: VotingCourse, { opinion, partyId }: GivenOpinion): void {
  if (!isAllowedOpinion(opinion, course.opinions, course.skipQuestions)) throw invalid({ opinion: 'INVALID_VALUE' });
  if (course.type !== 'party') return;
  if (partyId === null) throw invalid({ partyId: 'REQUIRED' });
  if (!course.partyIds.includes(partyId)) throw invalid({ partyId: 'UNKNOWN' });
}

/** Stores an answer; resolves after its commit. Throws INVALID for a wrong opinion or party, WRONG_STATE when its time has passed. */
export async function answer(
  deps: Deps,
  commit: AnswerCommit,
  loaded: Loaded,
  clientKey: string,
  given: GivenOpinion,
): Promise<StudentOpinion> {
  const { row, course } = loaded;
  checkOpinion(course, given);
  if (!mayAnswer(phaseOf(row), given.statementId)) throw new AppError('WRONG_STATE');
  const written = await commit.add({
    kind: 'answer',
    votingSessionId: row.id,
    clientKey,
    statementId: given.statementId,
    opinion: given.opinion,
    comment: course.argumentsEnabled ? given.comment : '',
    partyId: course.type === 'party' ? given.partyId : null,
    seen: row,
  });
  if (written.kind !== 'stored') throw new AppError('WRONG_STATE');
  const opinion = presentOpinion(written.opinion);
  if (written.isNew) deps.publisher.joined(course.code);
  deps.publisher.answered(course.code, opinion);
  return opinion;
}
