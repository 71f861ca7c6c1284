import { AppError, found, invalid } from '#server/app-error.ts';
import { countAnswers } from '#server/data/game/answers.ts';
import { findTemplates } from '#server/data/game/game-templates.ts';
import { findSessionNotes } from '#server/data/game/notes.ts';
import { findPlayedGame } from '#server/data/game/voting-session-copies.ts';
import { type Creation, type GameOf, insertVotingSession } from '#server/data/game/voting-session-creation.ts';
import { updateClassLabel } from '#server/data/game/voting-session-writes.ts';
import {
  findActive,
  findArchived,
  findTryOut,
  removeVotingSession,
  type VotingSessionRow,
} from '#server/data/game/voting-sessions.ts';
import type { Deps } from '#server/deps.ts';
import { checkedGame } from '#server/game/game-template/checked-game.ts';
import type { Mount } from '#server/http/mount.ts';
import { validated } from '#server/http/validated.ts';
import { presentArchived, presentProgress, presentSummary } from '#server/present/game/voting-session.ts';
import { archiveEndpoints as archive } from '#shared/contract/archive.ts';
import { gameTemplateForm } from '#shared/contract/game-template.ts';
import { votingSessionEndpoints as endpoints, switchEndpoints as switches } from '#shared/contract/voting-session.ts';
import { OPEN_SESSIONS_MAX } from '#shared/domain/limits.ts';
import { type Actor, VISITOR } from '#shared/domain/roles.ts';
import type { Command } from '#shared/domain/voting-session.ts';
import { setSwitch } from './live-switch.service.ts';
import { type CodeCall, type LoadedVotingSession, loadOwnByCode, loadOwnById } from './load.ts';
import { countConnected, removeDisconnected } from './participants.service.ts';
import { createTryOut, createVisitorGame, removeTryOut } from './try-out.service.ts';
import { changeNotes, openSecondRound, presentSession, runLiveCommand } from './voting-session.service.ts';

function madeOrThrow(made: Creation) {
  if ('code' in made) return made;
  if (made.refused === 'unknown') throw new AppError('NOT_FOUND');
  const message = `There are ${OPEN_SESSIONS_MAX} open voting sessions already: archive one first`;
  throw new AppError('WRONG_STATE', { message });
}

/**
 * What a user plays: one of their templates, or what they sent instead of one. Throws 422 if both or neither is
 * sent, or what is sent is wrong.
 */
function gameIn(
  { templateId, template }: { templateId: string | undefined; template: unknown },
  ownerId: string,
): GameOf {
  const isSent = template !== undefined && template !== null;
  if (isSent === (templateId !== undefined)) throw invalid({ gameTemplateId: 'REQUIRED' });
  if (templateId !== undefined) return async (trx) => (await findTemplates(trx, ownerId, templateId))[0];
  if (typeof template !== 'object' || Array.isArray(template)) throw invalid({ template: 'INVALID_VALUE' });
  const form = validated(gameTemplateForm, template);
  return (trx, id) => checkedGame(trx, { id, ownerId }, form);
}

/** The teacher's calls. */
export function votingSessionRoutes(mount: Mount, deps: Deps): void {
  const { db } = deps;
  const isStrict = deps.config.strictAnonymity;
  const loadOwn = (call: CodeCall) => loadOwnByCode(deps, call);
  const present = ({ setup }: LoadedVotingSession, row: VotingSessionRow) => presentSession(deps, { setup, row });
  const runAndPresent = async (target: LoadedVotingSession, command: Command) =>
    presentSession(deps, await runLiveCommand(deps, target, command));

  mount(endpoints.create, {
    handle: async ({ actor: { userId, role }, body }) => {
      const { gameTemplateId: templateId, template, tryOut = false, withId } = body;
      if (role === VISITOR) {
        if (!tryOut || templateId !== undefined) throw new AppError('FORBIDDEN');
        return madeOrThrow(await createVisitorGame(deps, userId, body));
      }
      const gameOf = gameIn({ templateId, template }, userId);
      return madeOrThrow(
        tryOut
          ? await createTryOut(deps, userId, gameOf)
          : await insertVotingSession(db, { ownerId: userId, isTryOut: false, isStrict, withId, gameOf }),
      );
    },
  });
  mount(endpoints.list, { handle: async ({ actor }) => (await findActive(db, actor.userId)).map(presentSummary) });
  mount(endpoints.tryOut, {
    load: async ({ actor }) => found(await findTryOut(db, actor.userId)),
    handle: async ({ target }) => presentSummary(target),
  });
  mount(archive.list, {
    handle: async ({ actor }) => (await findArchived(db, actor.userId)).map(presentArchived),
  });
  const loadArchived = async ({ actor, params }: { actor: Actor; params: { sessionId: string } }) => {
    const loaded = await loadOwnById(deps, actor, params.sessionId);
    if (loaded.row.archived_at === null) throw new AppError('WRONG_STATE');
    return loaded;
  };
  mount(archive.notes, {
    load: loadArchived,
    handle: async ({ target }) => ({ notes: await findSessionNotes(db, target.row.id) }),
  });
  mount(archive.update, {
    load: loadArchived,
    handle: async ({ target, body: { notes, classLabel } }) => ({
      notes: notes ? await changeNotes(db, target, notes) : await findSessionNotes(db, target.row.id),
      classLabel: await updateClassLabel(db, target.row.id, classLabel),
    }),
  });
  mount(archive.remove, {
    load: loadArchived,
    handle: async ({ target }) => {
      await removeVotingSession(db, target.row.id);
      deps.logCutter.cutSoon();
    },
  });
  mount(archive.playAgain, {
    load: loadArchived,
    handle: async ({ target: { row, setup }, query: { withId } }) => {
      const gameOf: GameOf = (trx) => findPlayedGame(trx, row.id);
      const { ownerId } = setup;
      return madeOrThrow(await insertVotingSession(db, { ownerId, isTryOut: false, isStrict, withId, gameOf }));
    },
  });
  mount(endpoints.start, {
    load: loadOwn,
    handle: ({ target, body }) => runAndPresent(target, { name: 'start', ballot: body?.ballot }),
  });
  mount(endpoints.moveToStatement, {
    load: loadOwn,
    handle: ({ target, params: { statementId } }) => runAndPresent(target, { name: 'moveToStatement', statementId }),
  });
  mount(endpoints.openSecondRound, {
    load: loadOwn,
    handle: async ({ target, params }) => present(target, await openSecondRound(deps, target, params.statementId)),
  });
  mount(endpoints.end, { load: loadOwn, handle: ({ target }) => runAndPresent(target, { name: 'end' }) });
  mount(endpoints.archive, {
    load: loadOwn,
    handle: async ({ target, query: { state } }) => {
      if (state !== undefined && state !== target.row.state) throw new AppError('WRONG_STATE');
      if (target.setup.isTryOut) await removeTryOut(deps, target.setup);
      else await runLiveCommand(deps, target, { name: 'archive', only: state });
    },
  });
  mount(switches.locked, {
    load: loadOwn,
    handle: async ({ target, body }) => present(target, await setSwitch(deps, target, 'locked', body.locked)),
  });
  mount(switches.holdArguments, {
    load: loadOwn,
    handle: async ({ target, body }) => {
      const { hold_arguments } = await setSwitch(deps, target, 'holdArguments', body.hold);
      return { holdArguments: hold_arguments === 1 };
    },
  });
  mount(switches.devicesAway, {
    load: loadOwn,
    handle: async ({ target, body }) => {
      const { devices_away } = await setSwitch(deps, target, 'devicesAway', body.away);
      return { devicesAway: devices_away === 1 };
    },
  });
  mount(switches.questionsOpen, {
    load: loadOwn,
    handle: async ({ target, body }) => present(target, await setSwitch(deps, target, 'questionsOpen', body.open)),
  });
  mount(endpoints.participants, {
    load: loadOwn,
    handle: ({ target }) => countConnected(deps, target),
  });
  mount(endpoints.removeAbsent, {
    load: loadOwn,
    handle: async ({ target }) => ({ removed: await removeDisconnected(deps, target) }),
  });
  mount(endpoints.progress, {
    load: loadOwn,
    handle: async ({ target }) => presentProgress(target.setup, await countAnswers(db, target.row.id)),
  });
}
