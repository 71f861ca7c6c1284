import { AppError, found, invalid } from '#server/app-error.ts';
import { marksOf } from '#server/data/game/counted.ts';
import { findParticipant } from '#server/data/game/participants.ts';
import { findMarkedBy, markQuestion } from '#server/data/game/question-marks.ts';
import {
  decideQuestions,
  findQuestion,
  findQuestions,
  removeQuestion,
  upsertQuestion,
} from '#server/data/game/questions.ts';
import { retryTransaction } from '#server/db/retry.ts';
import type { Deps } from '#server/deps.ts';
import {
  type CodeCall,
  isOwner,
  type LoadedVotingSession,
  loadByCode,
  loadOwnByCode,
} from '#server/game/voting-session/load.ts';
import { studentKeyOf } from '#server/game/voting-session/student.ts';
import type { Mount } from '#server/http/mount.ts';
import { AsBefore } from '#server/http/send-reply.ts';
import { presentOwnQuestion, presentQuestionToOwner, presentQuestionToStudent } from '#server/present/game/question.ts';
import { questionEndpoints as endpoints } from '#shared/contract/question.ts';
import { MARKS_PER_STUDENT, QUESTIONS_PER_STUDENT } from '#shared/domain/limits.ts';
import { stepRuleOf, stepSize } from '#shared/domain/shown.ts';

interface StudentOf {
  loaded: LoadedVotingSession;
  clientKey: string;
  participantId: string;
}

export function questionRoutes(mount: Mount, deps: Deps): void {
  const { db, config, limits, publisher, logCutter, argumentFlags, hashWho } = deps;

  /** A student who joined; nobody joins by asking. */
  async function loadStudent(call: CodeCall): Promise<StudentOf> {
    const loaded = await loadByCode(deps, call);
    const clientKey = studentKeyOf(call.actor, loaded.setup);
    const participant = found(await findParticipant(db, loaded.row.id, clientKey));
    return { loaded, clientKey, participantId: participant.id };
  }
  async function loadWriter(call: CodeCall): Promise<StudentOf> {
    const student = await loadStudent(call);
    await limits.take('questionPerClient', student.clientKey);
    return student;
  }
  const tellEverybody = ({ setup }: LoadedVotingSession) => publisher.toEverybody(setup.code, { type: 'questions' });
  const tellOwner = ({ setup }: LoadedVotingSession) => publisher.toOwner(setup.code, { type: 'questions' });

  mount(endpoints.list, {
    load: (call) => loadByCode(deps, call),
    handle: async (call) => {
      const { row, setup } = call.target;
      if (isOwner(call.actor, setup)) {
        const flag = await argumentFlags.now();
        return presentQuestionToOwner(await findQuestions(db, row.id), flag);
      }
      const { participantId } = await loadStudent(call);
      return presentQuestionToStudent(
        await findQuestions(db, row.id),
        participantId,
        await findMarkedBy(db, participantId),
      );
    },
  });
  mount(endpoints.decide, {
    load: (call) => loadOwnByCode(deps, call),
    handle: async ({ target, body }) => {
      const decided = await retryTransaction(db, (trx) => decideQuestions(trx, target.row.id, body));
      if (decided === null) throw invalid({ show: 'UNKNOWN', hide: 'UNKNOWN', answer: 'UNKNOWN' });
      const { shown, hidden, isChange } = decided;
      if (isChange) {
        tellEverybody(target);
        tellOwner(target);
      }
      return { shown, hidden };
    },
  });
  mount(endpoints.ask, {
    load: async (call) => {
      const student = await loadWriter(call);
      const present = await findQuestion(db, call.params.id);
      if (present !== undefined && present.participant_id !== student.participantId) throw new AppError('NOT_FOUND');
      return student;
    },
    handle: async ({ target: { loaded, participantId }, params: { id }, body: { text } }) => {
      const question = { id, votingSessionId: loaded.row.id, participantId, text };
      const stored = await retryTransaction(db, (trx) => upsertQuestion(trx, question, QUESTIONS_PER_STUDENT));
      if (stored === null) throw new AppError('WRONG_STATE');
      const { row, isNew, isChange, before } = stored;
      if (isChange) tellOwner(loaded);
      if (isChange && before === 'shown') tellEverybody(loaded);
      // The text of before.
      if (isChange && !isNew) logCutter.cutSoon();
      const own = presentOwnQuestion(row);
      return isNew ? own : new AsBefore(own);
    },
  });
  mount(endpoints.takeBack, {
    load: loadStudent,
    handle: async ({ target: { loaded, participantId }, params }) => {
      const state = found(await removeQuestion(db, params.id, participantId));
      logCutter.cutSoon();
      tellOwner(loaded);
      if (state === 'shown') tellEverybody(loaded);
    },
  });
  mount(endpoints.mark, {
    load: async (call) => {
      const student = await loadWriter(call);
      const question = await findQuestion(db, call.params.id);
      if (question?.state !== 'shown' || question.voting_session_id !== student.loaded.row.id)
        throw new AppError('NOT_FOUND');
      return student;
    },
    handle: async ({ target: { loaded, clientKey, participantId }, params, body: { marked } }) => {
      const mark = {
        questionId: params.id,
        votingSessionId: loaded.row.id,
        participantId,
        who: hashWho(clientKey, marksOf(loaded.row.id)),
        marked,
      };
      const rule = stepRuleOf(loaded.setup.settings, config.resultsMinCount);
      const stepOf = (participants: number) => stepSize(participants, rule);
      const outcome = await retryTransaction(db, (trx) => markQuestion(trx, mark, MARKS_PER_STUDENT, stepOf));
      if (outcome === 'gone') throw new AppError('NOT_FOUND');
      if (outcome === 'refused') throw new AppError('WRONG_STATE');
      if (outcome.hasMoved) tellEverybody(loaded);
      return { marked };
    },
  });
}
