import type { GameTemplate } from '#shared/contract/game-template.ts';
import type { QuestionSet } from '#shared/contract/question-set.ts';
import { type GameSetting, settingsIn } from '#shared/domain/game-settings.ts';
import type { GameType } from '#shared/domain/voting-session.ts';

/** What is chosen from one question set. */
export interface Choice {
  /** Every statement of the set, in the order in which it is shown and played. */
  order: readonly string[];
  statements: readonly string[];
  parties: readonly string[];
}

export interface GameDraft {
  name: string;
  /** What the teacher calls the class; may be empty. */
  classLabel: string;
  type: GameType;
  questionSet: string | null;
  /** By question set, so that trying another one loses nothing. */
  choices: Readonly<Record<string, Choice>>;
  settings: readonly GameSetting[];
}

export const EMPTY_DRAFT: GameDraft = {
  name: '',
  classLabel: '',
  type: 'debate',
  questionSet: null,
  choices: {},
  // What a game of that type does not have is not sent.
  settings: ['own_arguments', 'show_difficult_words', 'parties_by_lot', 'aggregates_only'],
};

export const STEPS = ['name', 'set', 'statements', 'parties', 'options', 'check'] as const;
export type Step = (typeof STEPS)[number];
const [, ...STEPS_AFTER_FIRST] = STEPS;

/** The step after the one with that number (from 1); undefined after the last. */
export const stepAfter = (number: number) => STEPS_AFTER_FIRST[number - 1];

export function draftOf({ questionSet, statements, parties, ...template }: GameTemplate): GameDraft {
  const { name, classLabel, type, settings } = template;
  const choices = { [questionSet]: { order: statements, statements, parties } };
  return { name, classLabel, type, questionSet, settings, choices };
}

/** Whether two drafts are equal; the order of settings does not count. */
export function isSameDraft(one: GameDraft, other: GameDraft): boolean {
  const parts = ({ name, classLabel, type, questionSet, choices, settings }: GameDraft) =>
    JSON.stringify([name, classLabel, type, questionSet, Object.entries(choices), [...settings].sort()]);
  return parts(one) === parts(other);
}

/** Returns `order` with each statement that it misses inserted after the one that it follows in the set. */
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
  const statements = set.statements.map(({ _id }) => _id);
  const parties = set.parties.map(({ _id }) => _id);
  const made = draft.choices[set._id];
  if (made === undefined) return { order: statements, statements, parties };
  return {
    order: completed(made.order, statements),
    statements: made.statements.filter((id) => statements.includes(id)),
    parties: made.parties.filter((id) => parties.includes(id)),
  };
}

/** Whether everything of the set is chosen. */
export const isWhole = (choice: Choice, set: QuestionSet): boolean =>
  choice.statements.length === set.statements.length && choice.parties.length === set.parties.length;

export const withChoice = (draft: GameDraft, setId: string, choice: Choice): GameDraft => ({
  ...draft,
  choices: { ...draft.choices, [setId]: choice },
});

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
      return draft.name.trim() !== '';
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

/** What is sent: the chosen statements in the order of play. */
export function formOf(draft: GameDraft, setId: string, choice: Choice) {
  return {
    name: draft.name.trim(),
    classLabel: draft.classLabel.trim(),
    type: draft.type,
    questionSet: setId,
    statements: choice.order.filter((id) => choice.statements.includes(id)),
    parties: [...choice.parties],
    settings: settingsIn(draft.settings, draft.type),
  };
}
