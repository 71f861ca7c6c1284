import type { QuestionSet } from '#shared/contract/question-set.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import {
  type Choice,
  formOf,
  type GameDraft,
  isComplete,
  type Step,
  stepAfter,
} from '#web/teacher/parts/game-draft.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button, LinkButton } from '#web/ui/core/button.tsx';
import type { SaveGame } from './use-save-game.ts';

interface WizardFooterProps {
  step: Step;
  number: number;
  /** The number of the step that comes after it. */
  next: number;
  isNew: boolean;
  isDirty: boolean;
  draft: GameDraft;
  set: QuestionSet | undefined;
  choice: Choice | null;
  save: SaveGame;
  onStep: (number: number) => void;
}

export function WizardFooter({
  step,
  number,
  next,
  isNew,
  isDirty,
  draft,
  set,
  choice,
  save,
  onStep,
}: WizardFooterProps) {
  const { t } = useTranslation('teacher-wizard');
  const nextStep = stepAfter(next - 1);
  const isOpen = isComplete(step, draft, choice);
  const send = (starts: boolean) => {
    if (set && choice) save.send(formOf(draft, set._id, choice), starts);
  };
  const status = (): string => {
    // The last two steps are complete from the start.
    if (!isOpen && step !== 'options' && step !== 'check') return t(`missing.${step}`);
    const chosen = { statements: choice?.statements, parties: choice?.parties }[step as string]?.length;
    const all = { statements: choice?.order, parties: set?.parties }[step as string]?.length;
    if (chosen !== undefined && all !== undefined) return t('chosen', { chosen, all });
    return '';
  };
  return (
    <footer className="z-2 flex flex-wrap items-center justify-between gap-2 bg-page px-page py-3 line-ink-t tablet:sticky tablet:gap-x-4 tablet:bottom-0 low:static">
      {number > 1 ? (
        <Button kind="line" onClick={() => onStep(number - 1)}>
          <Icon name="back" />
          {t('back')}
        </Button>
      ) : (
        <LinkButton kind="line" to="/teacher">
          <Icon name="back" />
          {t('toDashboard')}
        </LinkButton>
      )}
      <p
        className="order-first flex basis-full flex-wrap gap-x-5 text-soft figures laptop:order-none laptop:basis-auto"
        role="status"
      >
        <span>{status()}</span>
        {isDirty && (
          <span className="flex items-center gap-2">
            <span className="size-3 flex-none rounded-round bg-now chip-line" aria-hidden="true" />
            <span>{t('unsaved')}</span>
          </span>
        )}
      </p>
      <div className="flex grow flex-wrap justify-end gap-2 *:grow tablet:*:grow-0 laptop:grow-0">
        {step === 'check' && (
          <Button kind="line" busy={save.isPending} disabled={!set || !choice} onClick={() => send(false)}>
            <Icon name="check" />
            <span>{t(isNew ? 'create' : 'saveGame')}</span>
          </Button>
        )}
        {/* From the options on, a game can be started: the last step only repeats what was chosen. */}
        {(step === 'options' || step === 'check') && (
          <Button busy={save.isPending} disabled={!set || !choice} onClick={() => send(true)}>
            <Icon name="play" />
            {t('saveAndStart')}
          </Button>
        )}
        {nextStep && (
          <Button kind={step === 'options' ? 'line' : 'main'} disabled={!isOpen} onClick={() => onStep(next)}>
            <span>{t(`go.${nextStep}`)}</span>
            <Icon name="forward" />
          </Button>
        )}
      </div>
    </footer>
  );
}
