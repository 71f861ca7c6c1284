import type { ReactNode } from 'react';
import type { QuestionSet } from '#shared/contract/question-set.ts';
import type { Choice, Step } from '#web/teacher/parts/game-draft.ts';
import { CheckStep } from './check-step.tsx';
import { NameStep } from './name-step.tsx';
import { OptionsStep } from './options-step.tsx';
import { PartiesStep } from './parties-step.tsx';
import { SetStep } from './set-step.tsx';
import { StatementsStep } from './statements-step.tsx';
import type { StepProps } from './step-props.ts';

interface StepContentProps extends StepProps {
  step: Step;
  set: QuestionSet | undefined;
  choice: Choice | null;
  changeChoice: (update: (before: Choice) => Choice) => void;
  draftKey: string;
  onNext: () => void;
}

export function StepContent({ step, set, choice, draftKey, onNext, ...rest }: StepContentProps) {
  if (step === 'name') return <NameStep {...rest} onNext={onNext} />;
  if (step === 'set' || set === undefined || choice === null) return <SetStep {...rest} set={set} choice={choice} />;
  const screens: Record<Exclude<Step, 'name' | 'set'>, () => ReactNode> = {
    statements: () => <StatementsStep {...rest} set={set} choice={choice} draftKey={draftKey} />,
    parties: () => <PartiesStep {...rest} set={set} choice={choice} />,
    options: () => <OptionsStep {...rest} />,
    check: () => <CheckStep {...rest} set={set} choice={choice} />,
  };
  return screens[step]();
}
