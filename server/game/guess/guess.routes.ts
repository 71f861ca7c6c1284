import { AppError, found } from '#server/app-error.ts';
import { findParticipant } from '#server/data/game/participants.ts';
import type { Deps } from '#server/deps.ts';
import { type CodeCall, isOwner, type LoadedVotingSession, loadByCode } from '#server/game/voting-session/load.ts';
import { studentKeyOf } from '#server/game/voting-session/student.ts';
import type { Mount } from '#server/http/mount.ts';
import { PaddedJson } from '#server/http/send-reply.ts';
import { presentOwnGuess, roomForGuess } from '#server/present/game/guess.ts';
import { guessEndpoints as endpoints } from '#shared/contract/guess.ts';
import { createGuessCommit, guess, readGuess } from './guess.service.ts';

type StatementCall = CodeCall & { params: { statementId: string } };

interface OneWhoGuesses {
  loaded: LoadedVotingSession;
  /** Null for the owner. */
  participantId: string | null;
}

/** Students guess the answers of their class. These calls do not join the game. */
export function guessRoutes(mount: Mount, deps: Deps): void {
  const { db, limits } = deps;
  const commit = createGuessCommit(db);

  async function loadStatement(call: StatementCall): Promise<LoadedVotingSession> {
    const loaded = await loadByCode(deps, call);
    if (!loaded.setup.statementIds.includes(call.params.statementId)) throw new AppError('NOT_FOUND');
    return loaded;
  }
  async function loadStudent(call: StatementCall) {
    const loaded = await loadStatement(call);
    const clientKey = studentKeyOf(call.actor, loaded.setup);
    const participant = found(await findParticipant(db, loaded.row.id, clientKey));
    return { loaded, clientKey, participantId: participant.id };
  }

  mount(endpoints.guess, {
    load: async (call) => {
      const student = await loadStudent(call);
      await limits.take('guessPerClient', student.clientKey);
      return student;
    },
    handle: async ({ target: { loaded, participantId }, params: { statementId }, body }) => {
      await guess(commit, loaded, { participantId, statementId, guess: body.guess });
      return new PaddedJson(body, roomForGuess(body.guess));
    },
  });
  mount(endpoints.read, {
    load: async (call): Promise<OneWhoGuesses> => {
      const loaded = await loadStatement(call);
      return isOwner(call.actor, loaded.setup) ? { loaded, participantId: null } : loadStudent(call);
    },
    handle: async ({ target: { loaded, participantId }, params: { statementId } }) => {
      const { own, ofClass } = await readGuess(db, loaded, statementId, participantId);
      return new PaddedJson(presentOwnGuess(own, ofClass), roomForGuess(own));
    },
  });
}
