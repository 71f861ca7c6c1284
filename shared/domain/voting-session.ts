// The life of a voting session: which command is allowed when, and what a student may do in each phase. Pure: no clock, no store.
import { SKIP_QUESTION } from './limits.ts';

export const STATES = ['draft', 'ongoing', 'results'] as const;
export type State = (typeof STATES)[number];
export const TEMPOS = ['teacher', 'student'] as const;
export type Tempo = (typeof TEMPOS)[number];
export const GAME_TYPES = ['debate', 'party'] as const;
export type GameType = (typeof GAME_TYPES)[number];
export const GAME_SETTINGS = [
  'skip_questions',
  'own_arguments',
  'own_tempo',
  'show_difficult_words',
  'show_party_arguments',
] as const;
export type GameSetting = (typeof GAME_SETTINGS)[number];

/** Where a voting session is; each phase carries only what exists in it. */
export type Phase =
  | { name: 'draft' }
  | { name: 'teacherTempo'; currentStatement: string }
  | { name: 'studentTempo' }
  | { name: 'results' }
  | { name: 'archived'; reachedResults: boolean };

/** What does not change about a voting session while it is played. */
export interface Course {
  tempo: Tempo;
  statements: readonly string[];
}

export type Command =
  | { name: 'start' }
  | { name: 'moveToStatement'; statementId: string }
  | { name: 'end' }
  | { name: 'archive' };

type Refusal = 'WRONG_STATE' | 'NOT_FOUND';
type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

const done = (phase: Phase): Outcome<Phase> => ({ ok: true, value: phase });
const refused = (refusal: Refusal): { ok: false; refusal: Refusal } => ({ ok: false, refusal });

function begin({ tempo, statements }: Course): Outcome<Phase> {
  if (tempo === 'student') return done({ name: 'studentTempo' });
  const [first] = statements;
  return first === undefined ? refused('WRONG_STATE') : done({ name: 'teacherTempo', currentStatement: first });
}

/** The phase after the command, or why it is refused. Moving sets the statement, so that a double click is harmless. */
export function carryOut(course: Course, phase: Phase, command: Command): Outcome<Phase> {
  switch (command.name) {
    case 'start':
      return phase.name === 'draft' ? begin(course) : refused('WRONG_STATE');
    case 'moveToStatement':
      if (!course.statements.includes(command.statementId)) return refused('NOT_FOUND');
      return phase.name === 'teacherTempo'
        ? done({ name: 'teacherTempo', currentStatement: command.statementId })
        : refused('WRONG_STATE');
    case 'end':
      return phase.name === 'teacherTempo' || phase.name === 'studentTempo'
        ? done({ name: 'results' })
        : refused('WRONG_STATE');
    case 'archive':
      return phase.name === 'archived'
        ? refused('WRONG_STATE')
        : done({ name: 'archived', reachedResults: phase.name === 'results' });
  }
}

/** The state as the wire names it; an archived session keeps the state that it had. */
export function stateOf(phase: Exclude<Phase, { name: 'archived' }>): State {
  if (phase.name === 'draft' || phase.name === 'results') return phase.name;
  return 'ongoing';
}

/** The statement that everybody is at: only in the teacher's tempo. */
export const currentStatementOf = (phase: Phase): string | null =>
  phase.name === 'teacherTempo' ? phase.currentStatement : null;

/** Whether an answer to that statement counts now: the current one in the teacher's tempo, any one in the student's. */
export function mayAnswer(phase: Phase, statementId: string): boolean {
  if (phase.name === 'teacherTempo') return phase.currentStatement === statementId;
  return phase.name === 'studentTempo';
}

/** Whether a student may see their results: at the end, or in their own tempo once every statement has an answer or a skip. */
export function maySeeOwnResults(phase: Phase, answered: number, statements: number): boolean {
  if (phase.name === 'results') return true;
  if (phase.name === 'archived') return phase.reachedResults;
  return phase.name === 'studentTempo' && answered >= statements;
}

/** Whether a student may read what the parties think of a statement: after answering it, if the game shows that, or at the end. */
export function maySeePartyOpinions(phase: Phase, answered: boolean, showPartyArguments: boolean): boolean {
  return phase.name === 'results' || (answered && showPartyArguments);
}

/** The neighbour of a statement, or null at either end. */
export function neighbourOf(statements: readonly string[], current: string, step: 1 | -1): string | null {
  const at = statements.indexOf(current);
  return at < 0 ? null : (statements[at + step] ?? null);
}

/** Whether an opinion may be given at all: one of the options' texts, or the skip marker where skipping is allowed. */
export const isAllowedOpinion = (opinion: string, options: readonly string[], skipAllowed: boolean): boolean =>
  opinion === SKIP_QUESTION ? skipAllowed : options.includes(opinion);
