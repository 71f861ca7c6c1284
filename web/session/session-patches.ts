import type { VotingSessionUpdate } from '#shared/contract/live-events.ts';
import type { LiveState } from '#shared/contract/live-state.ts';
import type { SessionStatement } from '#shared/contract/session-statement.ts';
import type { StudentOpinion, VotingSession } from '#shared/contract/voting-session.ts';
import type { LiveSwitch } from '#shared/domain/live-switches.ts';
import { FIRST_RESULT_VIEW } from '#shared/domain/voting-session.ts';

/** A voting session as its student or its owner reads it. */
export type LiveSession = VotingSession & {
  isOwner: boolean;
  /** The class's guess, from its last update. */
  guess?: Extract<VotingSessionUpdate, { type: 'guess' }>;
};

/** The change of a voting session by an event, an acknowledgement or the user's own action. */
export type SessionPatch =
  | VotingSessionUpdate
  | ({ type: 'phase' } & Pick<
      VotingSession,
      'state' | 'currentStatement' | 'statements' | 'devicesAway' | keyof LiveState
    >)
  | ({ type: 'live' } & LiveState)
  | { type: 'switched'; name: LiveSwitch; isOn: boolean }
  | { type: 'voted'; round: number }
  | { type: 'dealt'; dealtParty: string; hasRedrawn: true }
  | { type: 'answers'; answers: readonly StudentOpinion[] }
  | { type: 'guessed'; statementId: string; guess: number };

const KNOWN: Record<VotingSessionUpdate['type'], true> = {
  'session-started': true,
  'next-question': true,
  statements: true,
  'second-round': true,
  'devices-away': true,
  ballot: true,
  questions: true,
  guess: true,
  results: true,
  archived: true,
};

/** Whether this page knows that update. A newer server may send others, after which the session is read. */
export const isKnown = ({ type }: { type: string }): boolean => Object.hasOwn(KNOWN, type);

/** Replaces a student's answer in its place, or appends a new one. There is one to a statement, whatever its id. */
function withAnswers(session: LiveSession, answers: readonly StudentOpinion[]): LiveSession {
  const newest = new Map(answers.map((answer) => [answer.statementId, answer]));
  const studentOpinions = session.studentOpinions.map((answer) => {
    const newer = newest.get(answer.statementId);
    newest.delete(answer.statementId);
    // A reply to an answer says nothing of its guess.
    return newer ? { ...newer, ...(answer.guess !== undefined && { guess: answer.guess }) } : answer;
  });
  return { ...session, studentOpinions: [...studentOpinions, ...newest.values()] };
}

/** Replaces an own statement, or puts one that was not read yet after the current one: that is where it usually comes. */
function withStatement(session: LiveSession, statement: SessionStatement | undefined): LiveSession['statements'] {
  const { statements, currentStatement } = session;
  if (statement === undefined) return statements;
  if (statements.some(({ _id }) => _id === statement._id))
    return statements.map((one) => (one._id === statement._id ? statement : one));
  return statements.flatMap((one) => (one._id === currentStatement ? [one, statement] : [one]));
}

/** A second round begins with the figures hidden, because the first answers would influence the others. */
const FRESH_SCREEN: Omit<LiveState, 'talkSeconds' | 'resultView' | 'ballot'> = {
  view: 'question',
  clock: null,
  pair: null,
  at: null,
};

/** The screen of the owner after a phase or a round has begun; an open ballot stays on it. */
const fresh = ({ isOwner, ballot }: LiveSession) =>
  isOwner
    ? { ...FRESH_SCREEN, ballot: ballot && { ...ballot, shown: ballot.open ? (ballot.shown ?? null) : null } }
    : {};

/** A round that is open already continues; in another one nobody has voted yet. */
function withBallot(session: LiveSession, round: number, open: boolean): LiveSession {
  const { ballot } = session;
  if (ballot === null || (open && ballot.open && ballot.round === round)) return session;
  const voted = !open && ballot.voted;
  return { ...session, ballot: { ...ballot, round, open, voted }, devicesAway: !open && session.devicesAway };
}

/** The one function that changes a session that was read. */
export function applyPatch(session: LiveSession, patch: SessionPatch): LiveSession {
  switch (patch.type) {
    case 'session-started':
    case 'next-question':
      return {
        ...session,
        state: 'ongoing',
        currentStatement: patch.statementId,
        statements: withStatement(session, patch.statement).map((one) => ({
          ...one,
          // An update that comes again says nothing of it.
          guessing:
            one._id === patch.statementId && (patch.guessing ?? (one._id === session.currentStatement && one.guessing)),
        })),
        devicesAway: false,
        // The fields that end with a statement.
        questionsOpen: session.questionsOpen && patch.statementId === session.currentStatement,
        ...(patch.participants && { participants: patch.participants }),
        ...fresh(session),
      };
    case 'results':
      return {
        ...session,
        state: 'results',
        currentStatement: null,
        devicesAway: false,
        ...fresh(session),
        ...(session.isOwner && { resultView: FIRST_RESULT_VIEW }),
      };
    case 'devices-away':
      return { ...session, devicesAway: patch.away };
    case 'archived':
    case 'statements':
    case 'questions':
      return session;
    case 'second-round':
      return {
        ...session,
        devicesAway: false,
        ...fresh(session),
        statements: session.statements.map((statement) =>
          statement._id === patch.statementId ? { ...statement, round: 2 } : statement,
        ),
      };
    case 'ballot':
      return withBallot(session, patch.round, patch.open);
    case 'voted':
      return { ...session, ballot: session.ballot && { ...session.ballot, round: patch.round, voted: true } };
    case 'live': {
      const { type, ballot: shown, ...live } = patch;
      return { ...session, ...live, ballot: session.ballot && { ...session.ballot, shown } };
    }
    case 'phase':
    case 'dealt': {
      const { type, ...change } = patch;
      return { ...session, ...change };
    }
    case 'switched':
      return { ...session, [patch.name]: patch.isOn };
    case 'answers':
      return withAnswers(session, patch.answers);
    case 'guessed':
      return {
        ...session,
        studentOpinions: session.studentOpinions.map((answer) =>
          answer.statementId === patch.statementId ? { ...answer, guess: patch.guess } : answer,
        ),
      };
    case 'guess':
      return {
        ...session,
        guess: patch,
        statements: session.statements.map((one) =>
          one._id === patch.statementId && one.guessing !== undefined ? { ...one, guessing: false } : one,
        ),
      };
  }
}

interface PatchLog {
  /** In the order in which they were applied. */
  patches: SessionPatch[];
  close: () => void;
}
const openLogs = new Set<{ code: string; clientId: string | undefined; patches: SessionPatch[] }>();

/** Logs the patches of a session from now on, until it is closed: the reply of a call that runs meanwhile may be older than these patches. */
export function openPatchLog(code: string, clientId?: string): PatchLog {
  const log = { code, clientId, patches: [] };
  openLogs.add(log);
  return { patches: log.patches, close: () => openLogs.delete(log) };
}

/** @param clientId limits them to one student of a shared device */
export function logPatches(code: string, patches: readonly SessionPatch[], clientId?: string): void {
  for (const log of openLogs)
    if (log.code === code && (clientId ?? log.clientId) === log.clientId) log.patches.push(...patches);
}
