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
import styles from './wizard.module.css';

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
    <footer className={styles.foot}>
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
      <p className={styles.status} role="status">
        <span>{status()}</span>
        {isDirty && <span className={styles.unsaved}>{t('unsaved')}</span>}
      </p>
      <div className={styles.ends}>
        {step === 'check' && (
          <Button kind="line" busy={save.isPending} disabled={!set || !choice} onClick={() => send(false)}>
            <Icon name="check" />
            {t(isNew ? 'create' : 'saveGame')}
          </Button>
        )}
        {/* From the options on, a game can be started: the last step only repeats what was chosen. */}
        {(step === 'options' || step === 'check') && (
          <Button
            kind={step === 'check' ? 'main' : 'line'}
            busy={save.isPending}
            disabled={!set || !choice}
            onClick={() => send(true)}
          >
            <Icon name="play" />
            {t('saveAndStart')}
          </Button>
        )}
        {nextStep && (
          <Button disabled={!isOpen} onClick={() => onStep(next)}>
            {t(`go.${nextStep}`)}
            <Icon name="forward" />
          </Button>
        )}
      </div>
    </footer>
  );
}
