import { AppError, found, invalid } from '#server/app-error.ts';
import { insertForgotten, type Topic } from '#server/data/game/counted.ts';
import { findParticipant, removeParticipant } from '#server/data/game/participants.ts';
import { findQuestionStates } from '#server/data/game/questions.ts';
import { optionTexts, type SessionSetup } from '#server/data/game/session-setup.ts';
import { lockVotingSession, phaseOf } from '#server/data/game/voting-sessions.ts';
import { retryTransaction } from '#server/db/retry.ts';
import type { Deps } from '#server/deps.ts';
import { classFigures, keepsFigures } from '#server/game/figures/class-figures.ts';
import { type LoadedVotingSession, loadById } from '#server/game/voting-session/load.ts';
import { presentAnswer, presentOwnAnswer } from '#server/present/game/answer.ts';
import type { OwnOpinion } from '#shared/contract/voting-session.ts';
import { firstState } from '#shared/domain/argument-flags.ts';
import { VISITOR_PARTICIPANTS_MAX } from '#shared/domain/limits.ts';
import { isAllowedOpinion, mayAnswer, type Round, roundOf } from '#shared/domain/voting-session.ts';
import type { AnswerCommit } from './answer-commit.ts';

/** The student who calls, and the address that the call comes from. */
export interface CallingStudent {
  clientKey: string;
  address: string;
}

interface Joined {
  participantId: string;
  /** The party that they play; null in a debate, and before the first answer of one who chooses. */
  partyId: string | null;
  isNew: boolean;
  /** Whether they were dealt another party already. */
  hasRedrawn: boolean;
}

/** What lets the caller in, who may not have joined yet. */
export const toAdmit = ({ config }: Deps, { row, setup }: LoadedVotingSession, caller: CallingStudent) => ({
  votingSessionId: row.id,
  ...caller,
  clearings: row.clearings,
  dealtFrom: setup.settings.has('parties_by_lot') ? setup.partyIds : [],
  participantsMax: setup.isVisitors
    ? Math.min(VISITOR_PARTICIPANTS_MAX, config.participantsMax)
    : config.participantsMax,
});

/**
 * Joins a student, unless they have joined already. Returns them as a participant; null after the end.
 * Throws LOCKED or TOO_MANY_REQUESTS.
 */
export async function join(
  deps: Deps,
  commit: AnswerCommit,
  loaded: LoadedVotingSession,
  caller: CallingStudent,
): Promise<Joined | null> {
  const { row, setup } = loaded;
  const known = await findParticipant(deps.db, row.id, caller.clientKey);
  if (known)
    return {
      participantId: known.id,
      partyId: known.partyId,
      isNew: false,
      hasRedrawn: known.hasRedrawn,
    };
  if (phaseOf(row).name === 'results') return null;
  const result = await commit.add({ kind: 'join', ...toAdmit(deps, loaded, caller) });
  if (result.kind === 'refused') throw result.error;
  if (result.kind === 'too-late') return null;
  if (result.kind !== 'joined') throw new AppError('INVALID_CODE');
  if (result.isNew) deps.publisher.toOwner(setup.code, { type: 'participants' });
  return { ...result, hasRedrawn: false };
}

export interface AnswerInput {
  statementId: string;
  opinion: string;
  /** Null if none was sent. */
  comment: string | null;
  partyId: string | null;
  /** The round that the answer is for; null for the present one. */
  round: number | null;
  /** Of an own statement: which text was answered; null for the present one. */
  version: number | null;
}

function checkAnswer(setup: SessionSetup, opinions: readonly string[], { opinion, partyId }: AnswerInput): void {
  if (!isAllowedOpinion(opinion, opinions, setup.settings.has('skip_questions')))
    throw invalid({ opinion: 'INVALID_VALUE' });
  if (setup.type !== 'party') return;
  if (partyId === null && !setup.settings.has('parties_by_lot')) throw invalid({ partyId: 'REQUIRED' });
  if (partyId !== null && !setup.partyIds.includes(partyId)) throw invalid({ partyId: 'UNKNOWN' });
}

/** The party that an answer is for; in a game by lot the dealt one, unless the answer names its own. */
async function partyOf(
  deps: Deps,
  commit: AnswerCommit,
  loaded: LoadedVotingSession,
  caller: CallingStudent,
  named: string | null,
) {
  if (loaded.setup.type !== 'party') return null;
  return named ?? (await join(deps, commit, loaded, caller))?.partyId ?? null;
}

/** An answer without a comment has none in the first round; in the second the last one stays, if the opinion does. */
const commentIn = (round: Round, comment: string | null): string | null => (round === 1 ? (comment ?? '') : comment);

/**
 * Stores an answer; resolves after its commit. Throws NOT_FOUND, INVALID for a wrong opinion or party, WRONG_STATE for
 * one that is too late, and what `join` throws.
 */
export async function answer(
  deps: Deps,
  commit: AnswerCommit,
  loaded: LoadedVotingSession,
  caller: CallingStudent,
  input: AnswerInput,
): Promise<OwnOpinion> {
  const { row, setup } = loaded;
  const { statementId, opinion } = input;
  const statement = found(setup.statements.find(({ _id }) => _id === statementId));
  checkAnswer(setup, optionTexts(statement), input);
  if (statement.own && (input.version ?? statement.version) !== statement.version) throw new AppError('WRONG_STATE');
  const round = roundOf(row.second_rounds, statementId);
  if (!mayAnswer(phaseOf(row), statementId) || (input.round ?? round) !== round) throw new AppError('WRONG_STATE');
  const comment = setup.settings.has('own_arguments') ? commentIn(round, input.comment) : '';
  const flagArgument = await deps.argumentFlags.now();
  const isAggregated = setup.settings.has('aggregates_only');
  const result = await commit.add({
    kind: 'answer',
    ...toAdmit(deps, loaded, caller),
    statementId,
    opinion,
    comment,
    isAggregated,
    commentState: firstState(comment ? flagArgument(comment) : [], row.hold_arguments === 1),
    commentHash:
      comment === null || comment === ''
        ? null
        : deps.hashArgument({ clientKey: caller.clientKey, statementId }, comment),
    partyId: await partyOf(deps, commit, loaded, caller, input.partyId),
    expectedState: row,
    ownVersion: statement.own ? row.own_version : null,
    round,
  });
  if (result.kind === 'refused') throw result.error;
  if (result.kind !== 'stored') throw new AppError('WRONG_STATE');
  if (result.isNew) deps.publisher.toOwner(setup.code, { type: 'participants' });
  const told = isAggregated ? null : presentAnswer(result.answer, flagArgument);
  deps.publisher.answered(setup.code, statementId, told);
  return presentOwnAnswer(result.answer, round);
}

/** What of a game is published in steps, beside the marks on questions: those are counted when they are set. */
const countedKinds = ({ type, settings }: SessionSetup): ReadonlySet<Topic['kind']> =>
  new Set([
    ...(type === 'debate' ? (['answer'] as const) : []),
    ...(settings.has('aggregates_only') ? (['argument'] as const) : []),
  ]);

/** Deletes a student's participation in a voting session with all answers. Throws NOT_FOUND if they never joined. */
export async function forget(deps: Deps, loaded: LoadedVotingSession, clientKey: string): Promise<void> {
  const { row, setup } = loaded;
  if (keepsFigures(loaded)) await classFigures(deps, loaded);
  let asked: readonly string[] = [];
  const isRemoved = await retryTransaction(deps.db, async (trx) => {
    // Not while a snapshot is taken, which must count several students.
    const now = await lockVotingSession(trx, row.id);
    // It has ended since it was read, and its figures are not worked out yet.
    if (now && keepsFigures({ row: now, setup }) && !keepsFigures(loaded)) return null;
    if (now?.state === 'ongoing')
      await insertForgotten(trx, { votingSessionId: row.id, clientKey }, countedKinds(setup), deps.hashWho);
    asked = await findQuestionStates(trx, row.id, clientKey);
    return removeParticipant(trx, row.id, clientKey);
  });
  if (isRemoved === null) return forget(deps, await loadById(deps, row.id), clientKey);
  if (!isRemoved) throw new AppError('NOT_FOUND');
  deps.logCutter.cutSoon();
  if (row.archived_at !== null) return;
  deps.publisher.toOwner(setup.code, { type: 'participants' });
  if (asked.length > 0) deps.publisher.toOwner(setup.code, { type: 'questions' });
  if (asked.includes('shown')) deps.publisher.toEverybody(setup.code, { type: 'questions' });
}
