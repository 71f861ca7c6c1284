import { AppError, found, invalid } from '#server/app-error.ts';
import { countAnswers } from '#server/data/answers.ts';
import { findSessionNotes } from '#server/data/notes.ts';
import { insertSessionCopy } from '#server/data/voting-session-copies.ts';
import { type Creation, insertVotingSession } from '#server/data/voting-session-creation.ts';
import {
  findActive,
  findArchived,
  findTryOut,
  removeVotingSession,
  type VotingSessionRow,
} from '#server/data/voting-sessions.ts';
import type { Deps } from '#server/deps.ts';
import type { Mount } from '#server/http/mount.ts';
import { presentArchived, presentProgress, presentSummary } from '#server/present/voting-session.ts';
import { type CodeCall, type LoadedVotingSession, loadOwnByCode, loadOwnById } from '#server/sessions/load.ts';
import { archiveEndpoints as archive } from '#shared/contract/archive.ts';
import { switchEndpoints as switches } from '#shared/contract/live-switch.ts';
import { votingSessionEndpoints as endpoints } from '#shared/contract/voting-session.ts';
import { OPEN_SESSIONS_MAX } from '#shared/domain/limits.ts';
import { type Actor, VISITOR } from '#shared/domain/roles.ts';
import type { Command } from '#shared/domain/voting-session.ts';
import { setSwitch } from './live-switch.service.ts';
import { changeNotes } from './notes.service.ts';
import { countConnected, removeDisconnected } from './participants.service.ts';
import { presentSession } from './present-session.ts';
import { createTryOut, createVisitorGame, removeTryOut } from './try-out.service.ts';
import { openSecondRound, runCommand } from './voting-session.service.ts';

function madeOrThrow(made: Creation) {
  if ('code' in made) return made;
  if (made.refused === 'unknown') throw new AppError('NOT_FOUND');
  const message = `There are ${OPEN_SESSIONS_MAX} open voting sessions already: archive one first`;
  throw new AppError('WRONG_STATE', { message });
}

/** The teacher's calls. */
export function votingSessionRoutes(mount: Mount, deps: Deps): void {
  const { db } = deps;
  const loadOwn = (call: CodeCall) => loadOwnByCode(deps, call);
  const present = ({ setup }: LoadedVotingSession, row: VotingSessionRow) => presentSession(deps, { setup, row });
  const runAndPresent = async (target: LoadedVotingSession, command: Command) =>
    presentSession(deps, await runCommand(deps, target, command));

  mount(endpoints.create, {
    handle: async ({ actor: { userId, role }, body }) => {
      const { gameTemplateId: templateId, tryOut = false, withId } = body;
      if (role === VISITOR) {
        if (!tryOut || templateId !== undefined) throw new AppError('FORBIDDEN');
        return createVisitorGame(deps, userId, body);
      }
      if (templateId === undefined) throw invalid({ gameTemplateId: 'REQUIRED' });
      const isStrict = deps.config.strictAnonymity;
      return madeOrThrow(
        tryOut
          ? await createTryOut(deps, templateId, userId)
          : await insertVotingSession(db, { templateId, ownerId: userId, isTryOut: false, isStrict, withId }),
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
  mount(archive.updateNotes, {
    load: loadArchived,
    handle: async ({ target, body }) => ({ notes: await changeNotes(db, target, body.notes) }),
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
    handle: async ({ target, query }) =>
      madeOrThrow(
        await insertSessionCopy(db, target.row.id, { isStrict: deps.config.strictAnonymity, withId: query.withId }),
      ),
  });
  mount(endpoints.start, { load: loadOwn, handle: ({ target }) => runAndPresent(target, { name: 'start' }) });
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
    handle: async ({ target, query: { state = target.row.state } }) => {
      if (state !== target.row.state) throw new AppError('WRONG_STATE');
      if (target.setup.isTryOut) await removeTryOut(deps, target.setup);
      else await runCommand(deps, target, { name: 'archive' });
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
