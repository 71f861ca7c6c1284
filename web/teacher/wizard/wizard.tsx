import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { QuestionSet } from '#shared/contract/question-set.ts';
import { publishedSetQuery } from '#web/data/question-sets.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import {
  type Choice,
  choiceOf,
  furthestStep,
  type GameDraft,
  STEPS,
  type Step,
  withChoice,
} from '#web/teacher/parts/game-draft.ts';
import { Unread } from '#web/teacher/parts/unread.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';
import { ConflictDialog } from '#web/widgets/conflict/conflict-dialog.tsx';
import { CheckStep } from './check-step.tsx';
import { NameStep } from './name-step.tsx';
import { OptionsStep } from './options-step.tsx';
import { PartiesStep } from './parties-step.tsx';
import { SetStep } from './set-step.tsx';
import { StatementsStep } from './statements-step.tsx';
import { StepList } from './step-list.tsx';
import type { StepProps } from './step-props.ts';
import { gameDraftKey, NEW_GAME } from './stored-draft.ts';
import { useGameDraft } from './use-game-draft.ts';
import { useSaveGame } from './use-save-game.ts';
import { WizardFooter } from './wizard-footer.tsx';

interface WizardProps {
  templateId: string;
  saved: GameDraft;
  base: number | null;
  /** Whether every step was filled in before. */
  isFilled: boolean;
  /** Begins again with what is stored; the draft is removed. Absent for a new game. */
  onUseStored?: () => void;
}

/** The step is in the address, so that the browser's back button goes one step back. */
export function Wizard({ templateId, saved, base, isFilled, onUseStored }: WizardProps) {
  const { t } = useTranslation('teacher-wizard');
  const isNew = templateId === NEW_GAME;
  const work = useGameDraft({ templateId, saved, base });
  const { draft, change } = work;
  const read = useQuery(publishedSetQuery(draft.questionSet));
  const set = read.data;
  const choice = useMemo(() => (set ? choiceOf(draft, set) : null), [draft, set]);
  const save = useSaveGame(isNew ? null : templateId, work.newId, work.base, work.finish);

  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('step') ?? work.found?.step ?? 1) || 1;
  // All steps of an empty game are complete: it begins with the first one, whatever the address says.
  const [hasBegun, setBegun] = useState(isFilled || work.found !== null);
  const isWaiting = hasBegun && asked > 2 && draft.questionSet !== null && set === undefined;
  const furthest = hasBegun ? furthestStep(draft, choice) : 1;
  const number = Math.max(1, Math.min(asked, isWaiting ? STEPS.length : furthest));
  const step = STEPS[number - 1] ?? 'name';
  const goTo = (to: number) => {
    setBegun(true);
    setSearch({ step: String(to) });
  };
  // A new game whose question set is the only one there is begins with it.
  const leavesSetOut =
    isNew && !isFilled && step === 'name' && saved.questionSet !== null && draft.questionSet === saved.questionSet;
  const next = leavesSetOut ? number + 2 : number + 1;
  // Only once: otherwise an address with a later step would move on by itself as soon as a step is complete.
  useEffect(() => {
    if (!isWaiting && asked > number) setSearch({ step: String(number) }, { replace: true });
  }, [isWaiting, asked, number, setSearch]);

  const [arrival] = useState(asked);
  const [before, setReached] = useState(isFilled ? STEPS.length : (work.found?.reached ?? 1));
  const reached = Math.max(before, number);
  if (reached > before) setReached(reached);
  useDraft(gameDraftKey(templateId), work.unsaved({ step: number, reached }));

  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(number);
  useEffect(() => {
    if (shown.current === number) return;
    shown.current = number;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [number]);

  const changeChoice = useCallback(
    (update: (before: Choice) => Choice) => {
      if (set) change((before) => withChoice(before, set._id, update(choiceOf(before, set))));
    },
    [set, change],
  );

  return (
    <div className="grid grid-cols-1 grid-rows-bottom" data-fills>
      <div className="grid grid-cols-1 content-start items-start gap-x-16 gap-y-8 px-page py-6 laptop:grid-cols-sidebar laptop:py-10">
        <StepList isNew={isNew} draft={draft} set={set} choice={choice} number={number} reached={reached} />
        <section className="min-w-0">
          <h1 ref={heading} className="text-heading" tabIndex={-1}>
            {t(`title.${step}`)}
          </h1>
          {work.found && number === arrival && <RestoredDraft isNew={isNew} onDiscard={work.discardDraft} />}
          <FormAlert>
            {save.error !== null && (step === 'options' || step === 'check') && (
              <>
                <span>{save.error}</span>{' '}
                {save.errorStep !== null && <Link to={`?step=${save.errorStep}`}>{t('save.correct')}</Link>}
              </>
            )}
          </FormAlert>
          {isWaiting ? (
            <Unread queries={[read]} />
          ) : (
            <StepContent
              step={step}
              {...{ draft, set, choice, change, changeChoice }}
              draftKey={gameDraftKey(templateId)}
              onNext={() => goTo(next)}
            />
          )}
        </section>
      </div>
      <WizardFooter
        {...{ step, number, next, isNew, draft, choice, save }}
        isDirty={work.isDirty}
        set={set}
        onStep={goTo}
      />
      {save.conflict && (
        <ConflictDialog
          conflict={save.conflict}
          storedUrl={`/teacher/games/${templateId}/plan`}
          onLater={save.decideLater}
          onKeep={save.keep}
          onUseStored={() => {
            work.finish();
            onUseStored?.();
          }}
        />
      )}
    </div>
  );
}

interface RestoredDraftProps {
  isNew: boolean;
  onDiscard: () => void;
}

function RestoredDraft({ isNew, onDiscard }: RestoredDraftProps) {
  const { t } = useTranslation('teacher-wizard');
  return (
    <div className="my-4 flex max-w-form flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md bg-warn px-4 py-2 text-warn line-warn">
      <p>{t(isNew ? 'found.new' : 'found.edit')}</p>
      <Button kind="text" onClick={onDiscard}>
        {t(isNew ? 'found.startAgain' : 'found.forget')}
      </Button>
    </div>
  );
}

interface StepContentProps extends StepProps {
  step: Step;
  set: QuestionSet | undefined;
  choice: Choice | null;
  changeChoice: (update: (before: Choice) => Choice) => void;
  draftKey: string;
  onNext: () => void;
}

function StepContent({ step, set, choice, draftKey, onNext, ...rest }: StepContentProps) {
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
