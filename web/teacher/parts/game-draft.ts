import type { GameTemplate } from '#shared/contract/game-template.ts';
import type { QuestionSet } from '#shared/contract/question-set.ts';
import { type GameSetting, settingsIn } from '#shared/domain/game-settings.ts';
import type { OwnStatement } from '#shared/domain/own-statement.ts';
import { isBlank } from '#shared/domain/text.ts';
import type { GameType } from '#shared/domain/voting-session.ts';

/** The choices from one question set, and of the teacher's own statements. */
export interface Choice {
  /** Every statement of the set and every own one, in the order in which it is shown and played. */
  order: readonly string[];
  statements: readonly string[];
  parties: readonly string[];
}

export interface GameDraft {
  name: string;
  /** The teacher's name for the class; may be empty. */
  classLabel: string;
  type: GameType;
  questionSet: string | null;
  /** By question set, so that trying another one loses nothing. */
  choices: Readonly<Record<string, Choice>>;
  settings: readonly GameSetting[];
  /** Played in a debate only. */
  ownStatements: readonly OwnStatement[];
  /** The teacher's own notes, also at statements of other sets. */
  notes: GameTemplate['notes'];
}

export const EMPTY_DRAFT: GameDraft = {
  name: '',
  classLabel: '',
  type: 'debate',
  questionSet: null,
  choices: {},
  // Options that a game of that type does not have are not sent.
  settings: ['skip_questions', 'own_arguments', 'show_difficult_words', 'parties_by_lot', 'aggregates_only'],
  ownStatements: [],
  notes: [],
};

export const STEPS = ['name', 'set', 'statements', 'parties', 'options', 'check'] as const;
export type Step = (typeof STEPS)[number];
const [, ...STEPS_AFTER_FIRST] = STEPS;

/** The step after the one with that number (from 1); undefined after the last. */
export const stepAfter = (number: number) => STEPS_AFTER_FIRST[number - 1];

export function draftOf({ questionSet, statements, parties, ...template }: GameTemplate): GameDraft {
  const { name, classLabel, type, settings, ownStatements, notes } = template;
  const choices = { [questionSet]: { order: statements, statements, parties } };
  return { name, classLabel, type, questionSet, settings, choices, ownStatements, notes };
}

/** Whether two drafts are equal; the order of settings does not count. */
export function isSameDraft(one: GameDraft, other: GameDraft): boolean {
  const parts = ({ name, classLabel, type, questionSet, choices, settings, ownStatements, notes }: GameDraft) =>
    JSON.stringify([
      ...[name, classLabel, type, questionSet, Object.entries(choices), [...settings].sort()],
      ownStatements.map(({ _id, description, opinions }) => [_id, description, opinions]),
      notes.map(({ statementId, text }) => [statementId, text]).sort(),
    ]);
  return parts(one) === parts(other);
}

/** A statement that can be played. */
export interface Playable {
  _id: string;
  description: string;
  /** As the teacher wrote it; null for one of the question set. */
  own: OwnStatement | null;
}

/** The statements that can be played: those of the set, and in a debate the teacher's own. */
export const playableOf = ({ type, ownStatements }: GameDraft, set: QuestionSet): Playable[] => [
  ...set.statements.map(({ _id, description }) => ({ _id, description, own: null })),
  ...(type === 'debate' ? ownStatements : []).map((own) => ({ _id: own._id, description: own.description, own })),
];

/** Returns `order` with each statement that it misses inserted after the one that it follows in `all`. */
function completed(order: readonly string[], all: readonly string[]): string[] {
  const full = order.filter((id) => all.includes(id));
  all.forEach((id, at) => {
    if (full.includes(id)) return;
    const before = all[at - 1];
    full.splice(before === undefined ? 0 : full.indexOf(before) + 1, 0, id);
  });
  return full;
}

/** Returns the draft's choice from that set: everything, until something else is chosen. */
export function choiceOf(draft: GameDraft, set: QuestionSet): Choice {
  const statements = playableOf(draft, set).map(({ _id }) => _id);
  const parties = set.parties.map(({ _id }) => _id);
  const made = draft.choices[set._id];
  if (made === undefined) return { order: statements, statements, parties };
  return {
    order: completed(made.order, statements),
    statements: made.statements.filter((id) => statements.includes(id)),
    parties: made.parties.filter((id) => parties.includes(id)),
  };
}

/** The ids of the chosen statements in the order of play. */
export const playedIds = ({ order, statements }: Choice): string[] => order.filter((id) => statements.includes(id));

/** The chosen statements in the order of play. */
export function chosenStatements(draft: GameDraft, set: QuestionSet, choice: Choice): Playable[] {
  const playable = playableOf(draft, set);
  return playedIds(choice).flatMap((id) => playable.filter(({ _id }) => _id === id));
}

/** Whether everything is chosen. */
export const isEverythingChosen = (choice: Choice, set: QuestionSet): boolean =>
  choice.statements.length === choice.order.length && choice.parties.length === set.parties.length;

export const withChoice = (draft: GameDraft, setId: string, choice: Choice): GameDraft => ({
  ...draft,
  choices: { ...draft.choices, [setId]: choice },
});

/** Adds an own statement as the last one to play, or replaces the one with that id. */
export function withOwnStatement(draft: GameDraft, set: QuestionSet, own: OwnStatement): GameDraft {
  const replaces = draft.ownStatements.some(({ _id }) => _id === own._id);
  if (replaces) return { ...draft, ownStatements: draft.ownStatements.map((one) => (one._id === own._id ? own : one)) };
  const { order, statements, parties } = choiceOf(draft, set);
  const choice = { order: [...order, own._id], statements: [...statements, own._id], parties };
  return withChoice({ ...draft, ownStatements: [...draft.ownStatements, own] }, set._id, choice);
}

/** Removes an own statement and the note at it. */
export const withoutOwnStatement = (draft: GameDraft, id: string): GameDraft => ({
  ...draft,
  ownStatements: draft.ownStatements.filter(({ _id }) => _id !== id),
  notes: draft.notes.filter(({ statementId }) => statementId !== id),
});

/** Sets the note on a statement; an empty text removes it. */
export function withNote(draft: GameDraft, statementId: string, text: string): GameDraft {
  const others = draft.notes.filter((note) => note.statementId !== statementId);
  return { ...draft, notes: text === '' ? others : [...others, { statementId, text }] };
}

/** Returns `order` with `id` moved to the index `to`. */
export function moved(order: readonly string[], id: string, to: number): string[] {
  const rest = order.filter((other) => other !== id);
  const at = Math.max(0, to);
  return [...rest.slice(0, at), id, ...rest.slice(at)];
}

/** Returns `list` with the members added or removed; the others keep their order. */
export const toggled = <T extends string>(list: readonly T[], members: readonly T[], on: boolean): T[] =>
  on ? [...new Set([...list, ...members])] : list.filter((one) => !members.includes(one));

/** Whether a step is complete; false for the steps after the question set until its content is loaded. */
export function isComplete(step: Step, draft: GameDraft, choice: Choice | null): boolean {
  switch (step) {
    case 'name':
      return !isBlank(draft.name);
    case 'set':
      return draft.questionSet !== null && choice !== null;
    case 'statements':
      return choice !== null && choice.statements.length > 0;
    case 'parties':
      return choice !== null && choice.parties.length > 0;
    default:
      return true;
  }
}

/** The number of the furthest step that may be opened, from 1. */
export function furthestStep(draft: GameDraft, choice: Choice | null): number {
  const gap = STEPS.findIndex((step) => !isComplete(step, draft, choice));
  return gap < 0 ? STEPS.length : gap + 1;
}

/** The request: the chosen statements in the order of play. */
export function formOf(draft: GameDraft, setId: string, choice: Choice) {
  return {
    name: draft.name.trim(),
    classLabel: draft.classLabel.trim(),
    type: draft.type,
    questionSet: setId,
    statements: playedIds(choice),
    parties: [...choice.parties],
    settings: settingsIn(draft.settings, draft.type),
    ownStatements: draft.type === 'debate' ? [...draft.ownStatements] : [],
    notes: draft.notes.filter(({ statementId, text }) => choice.order.includes(statementId) && !isBlank(text)),
  };
}
