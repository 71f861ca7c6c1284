import { SKIP } from './skip.ts';

export const STATES = ['draft', 'ongoing', 'results'] as const;
export type State = (typeof STATES)[number];
export const TEMPOS = ['teacher', 'student'] as const;
export type Tempo = (typeof TEMPOS)[number];
export const GAME_TYPES = ['debate', 'party'] as const;
export type GameType = (typeof GAME_TYPES)[number];
/** A statement is answered once, and a second time if the teacher lets the class vote again after the discussion. */
export const ROUNDS = [1, 2] as const;
export type Round = (typeof ROUNDS)[number];
/** The cards of what a class learned, and the overview, which is all of them as a list; no game has all of them. */
export const RESULT_VIEWS = [
  ...[
    'learned',
    'known',
    'furthest',
    'moved',
    'divided',
    'agreed',
    'statement',
    'ballot',
    'parties',
    'last',
    'overview',
  ],
] as const;
export type ResultView = (typeof RESULT_VIEWS)[number];

/** The state of a voting session; each phase has only what exists in it. */
export type Phase =
  | { name: 'draft' }
  | { name: 'teacherTempo'; currentStatement: string }
  | { name: 'studentTempo' }
  | { name: 'results' }
  | { name: 'archived'; reachedResults: boolean };

/** The part of a voting session's immutable setup that its commands need. */
export interface CommandSetup {
  tempo: Tempo;
  statements: readonly string[];
}

export type Command =
  /** `ballot`: the first ballot opens with it. */
  | { name: 'start'; ballot?: boolean | undefined }
  | { name: 'moveToStatement'; statementId: string }
  | { name: 'end' }
  /** `only`: in no other state. */
  | { name: 'archive'; only?: State | undefined };

type CommandResult = { ok: true; value: Phase } | { ok: false; error: 'WRONG_STATE' | 'NOT_FOUND' };

const done = (phase: Phase): CommandResult => ({ ok: true, value: phase });
const failed = (error: 'WRONG_STATE' | 'NOT_FOUND'): CommandResult => ({ ok: false, error });

function begin({ tempo, statements }: CommandSetup): CommandResult {
  if (tempo === 'student') return done({ name: 'studentTempo' });
  const [first] = statements;
  return first === undefined ? failed('WRONG_STATE') : done({ name: 'teacherTempo', currentStatement: first });
}

/**
 * Returns the phase after the command, or why it is impossible. Moving sets the statement: a double click is harmless.
 */
export function carryOut(setup: CommandSetup, phase: Phase, command: Command): CommandResult {
  switch (command.name) {
    case 'start':
      return phase.name === 'draft' ? begin(setup) : failed('WRONG_STATE');
    case 'moveToStatement':
      if (!setup.statements.includes(command.statementId)) return failed('NOT_FOUND');
      return phase.name === 'teacherTempo'
        ? done({ name: 'teacherTempo', currentStatement: command.statementId })
        : failed('WRONG_STATE');
    case 'end':
      return phase.name === 'teacherTempo' || phase.name === 'studentTempo'
        ? done({ name: 'results' })
        : failed('WRONG_STATE');
    case 'archive':
      return phase.name === 'archived' || (command.only !== undefined && command.only !== stateOf(phase))
        ? failed('WRONG_STATE')
        : done({ name: 'archived', reachedResults: phase.name === 'results' });
  }
}

/** Returns the state as the API names it. */
export function stateOf(phase: Exclude<Phase, { name: 'archived' }>): State {
  if (phase.name === 'draft' || phase.name === 'results') return phase.name;
  return 'ongoing';
}

/** The current statement of the class; null but in the teacher's tempo. */
export const currentStatementOf = (phase: Phase): string | null =>
  phase.name === 'teacherTempo' ? phase.currentStatement : null;

/** Whether an answer to that statement counts now: the current one in the teacher's tempo, any one in the student's. */
export function mayAnswer(phase: Phase, statementId: string): boolean {
  if (phase.name === 'teacherTempo') return phase.currentStatement === statementId;
  return phase.name === 'studentTempo';
}

/** In which round a statement is; `secondRounds`: ids of those that are voted on again, separated by blanks. */
export const roundOf = (secondRounds: string | null, statementId: string): Round =>
  secondRounds?.includes(statementId) ? 2 : 1;

const ONLY_OF: Record<GameType, readonly ResultView[]> = {
  debate: ['moved', 'agreed', 'ballot'],
  party: ['known', 'furthest'],
};

/** The views of the results in a game of that type, in their order. */
export const resultViewsOf = (type: GameType): readonly ResultView[] =>
  RESULT_VIEWS.filter((view) => !ONLY_OF[type === 'debate' ? 'party' : 'debate'].includes(view));

/** The first view of the results; a screen shows the first card there is if that one has nothing to show. */
export const FIRST_RESULT_VIEW: ResultView = 'learned';

/** Whether the class may vote again on that statement: the current one of a debate in the teacher's tempo. */
export const mayVoteAgain = (type: GameType, phase: Phase, statementId: string): boolean =>
  type === 'debate' && currentStatementOf(phase) === statementId;

/** Whether hands count on the statements of that game: once it has begun, if students answer for themselves. */
export const mayCountHands = (type: GameType, { name }: Phase): boolean =>
  type === 'debate' && name !== 'draft' && name !== 'archived';

/** Whether a new student may join, is locked out, or comes after the end, when nobody joins and everybody may watch. */
export function admissionOf(state: State, locked: boolean): 'open' | 'locked' | 'over' {
  if (state === 'results') return 'over';
  return locked ? 'locked' : 'open';
}

/** Whether a student may see their results: at the end, or in their own tempo once every statement is done. */
export function maySeeOwnResults(phase: Phase, answered: number, statements: number): boolean {
  if (phase.name === 'results') return true;
  if (phase.name === 'archived') return phase.reachedResults;
  return phase.name === 'studentTempo' && answered >= statements;
}

/** Whether a student may read what the parties think: after answering, if the game shows that, or at the end. */
export function maySeePartyOpinions(phase: Phase, answered: boolean, showPartyArguments: boolean): boolean {
  return phase.name === 'results' || (answered && showPartyArguments);
}

/** The neighbour of a statement, or null at either end. */
export function neighbourOf(statements: readonly string[], current: string, step: 1 | -1): string | null {
  const at = statements.indexOf(current);
  return at < 0 ? null : (statements[at + step] ?? null);
}

/** Whether an opinion may be given at all: one of the options' texts, or the skip marker if skipping is allowed. */
export const isAllowedOpinion = (opinion: string, options: readonly string[], skipAllowed: boolean): boolean =>
  opinion === SKIP ? skipAllowed : options.includes(opinion);
