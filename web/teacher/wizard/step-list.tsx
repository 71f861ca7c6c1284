import { Link } from 'react-router';
import type { QuestionSet } from '#shared/contract/question-set.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import {
  type Choice,
  furthestStep,
  type GameDraft,
  isComplete,
  STEPS,
  type Step,
} from '#web/teacher/parts/game-draft.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import styles from './step-list.module.css';

interface StepListProps {
  isNew: boolean;
  draft: GameDraft;
  set: QuestionSet | undefined;
  choice: Choice | null;
  /** The step that is shown, from 1. */
  number: number;
  /** The furthest step that was opened. */
  reached: number;
}

function useSummary({ draft, set, choice }: StepListProps) {
  const { t } = useTranslation('teacher-wizard');
  return (step: Step): string => {
    switch (step) {
      case 'name':
        return draft.name.trim() && `${draft.name.trim()} · ${t(`teacher-dashboard:type.${draft.type}`)}`;
      case 'set':
        return set?.name ?? '';
      case 'statements':
        return set && choice ? t('chosen', { chosen: choice.statements.length, all: choice.order.length }) : '';
      case 'parties':
        return set && choice ? t('chosen', { chosen: choice.parties.length, all: set.parties.length }) : '';
      default:
        return '';
    }
  };
}

export function StepList(props: StepListProps) {
  const { isNew, draft, choice, number, reached } = props;
  const { t } = useTranslation('teacher-wizard');
  const summaryOf = useSummary(props);
  const open = Math.min(furthestStep(draft, choice), reached);
  const steps = STEPS.map((step, index) => ({ step, at: index + 1 }));
  const current = STEPS[number - 1] ?? 'name';
  return (
    <nav className={styles.steps} aria-label={t('steps')}>
      <h2>{t(isNew ? 'newGame' : 'editGame')}</h2>
      <ol>
        {steps.map(({ step, at }) => {
          const isDone = at !== number && at <= open && isComplete(step, draft, choice) && step !== 'check';
          const summary = at <= open ? summaryOf(step) : '';
          const label = (
            <span className={styles.label}>
              <b>{t(`step.${step}`)}</b>
              {summary && <small>{summary}</small>}
            </span>
          );
          return (
            <li
              key={step}
              data-state={at === number ? 'now' : isDone ? 'done' : 'later'}
              aria-current={at === number ? 'step' : undefined}
            >
              <span className={styles.number}>{isDone ? <Icon name="check" /> : at}</span>
              {at <= open && at !== number ? <Link to={`?step=${at}`}>{label}</Link> : label}
            </li>
          );
        })}
      </ol>
      <p className={styles.where}>
        <span className={styles.number} data-now="true">
          {number}
        </span>
        {t('where', { all: STEPS.length, step: t(`step.${current}`) })}
      </p>
    </nav>
  );
}
