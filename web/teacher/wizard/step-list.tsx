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
import { StatementNumber } from '#web/widgets/number-box.tsx';

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
    <nav className="laptop:sticky laptop:top-8" aria-label={t('steps')}>
      <h2 className="text-lg">{t(isNew ? 'newGame' : 'editGame')}</h2>
      <ol className="mt-5 hidden laptop:block">
        {steps.map(({ step, at }) => {
          const isDone = at !== number && at <= open && isComplete(step, draft, choice) && step !== 'check';
          const summary = at <= open ? summaryOf(step) : '';
          const label = (
            <span className="block pt-1 leading-tight">
              <b className="block font-strong">{t(`step.${step}`)}</b>
              {summary && <small className="block text-sm text-soft wrap-anywhere">{summary}</small>}
            </span>
          );
          return (
            <li
              key={step}
              className={`relative grid grid-cols-start items-start gap-x-3 ${at === number || isDone ? '' : 'text-soft'} ${at < STEPS.length ? 'pb-5' : ''}`}
              aria-current={at === number ? 'step' : undefined}
            >
              {at < STEPS.length && (
                <span
                  className={`absolute top-8 bottom-0 left-4 w-0.5 ${isDone ? 'bg-ink' : 'bg-hair'}`}
                  aria-hidden="true"
                />
              )}
              {/* Above the line. */}
              <span className="relative">
                <StatementNumber
                  value={isDone ? <Icon name="check" /> : at}
                  kind={at === number ? 'now' : isDone ? 'done' : 'plain'}
                />
              </span>
              {at <= open && at !== number ? (
                <Link className="text-inherit no-underline hover:underline" to={`?step=${at}`}>
                  {label}
                  {/* All of the step can be pressed. */}
                  <span className="absolute inset-0" />
                </Link>
              ) : (
                label
              )}
            </li>
          );
        })}
      </ol>
      <p className="mt-3 flex items-center gap-2 laptop:hidden">
        <StatementNumber value={number} kind="now" />
        <span>{t('where', { all: STEPS.length, step: t(`step.${current}`) })}</span>
      </p>
    </nav>
  );
}
