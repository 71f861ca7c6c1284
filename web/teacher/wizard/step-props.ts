import type { QuestionSet } from '#shared/contract/question-set.ts';
import type { Choice, GameDraft } from '#web/teacher/parts/game-draft.ts';

export interface StepProps {
  draft: GameDraft;
  change: (update: (before: GameDraft) => GameDraft) => void;
}

/** A step behind the choice of a question set. */
export interface ChoiceStepProps extends StepProps {
  set: QuestionSet;
  choice: Choice;
  changeChoice: (update: (before: Choice) => Choice) => void;
}
