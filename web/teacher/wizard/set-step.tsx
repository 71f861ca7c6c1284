import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { QuestionSet } from '#shared/contract/question-set.ts';
import { publishedSetQuery, publishedSetsQuery } from '#web/data/question-sets.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { type Choice, isEverythingChosen } from '#web/teacher/parts/game-draft.ts';
import { Unread } from '#web/teacher/parts/unread.tsx';
import { EmptyState, LoadFailure } from '#web/ui/common/empty-state.tsx';
import { Dots } from '#web/ui/core/dots.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { matchesSearch, SEARCH_FROM } from '#web/ui/lists/text-search.ts';
import { ChoiceCard } from './choice-card.tsx';
import type { StepProps } from './step-props.ts';

interface SetStepProps extends StepProps {
  set: QuestionSet | undefined;
  choice: Choice | null;
}

export function SetStep({ draft, change, set, choice }: SetStepProps) {
  const { t } = useTranslation('teacher-wizard');
  const read = useQuery(publishedSetsQuery);
  const sets = read.data;
  const chosen = useQuery(publishedSetQuery(draft.questionSet));
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);

  if (sets === undefined) return <Unread queries={[read]} />;
  if (sets.length === 0) return <EmptyState title={t('set.empty.title')}>{t('set.empty.text')}</EmptyState>;
  const shown = sets.filter(({ name, description }) => matchesSearch(`${name} ${description}`, wanted));
  return (
    <>
      <p className="mt-2 mb-6 max-w-measure">{t('set.lead')}</p>
      {sets.length >= SEARCH_FROM && (
        <div className="mb-6 max-w-toolbar">
          <SearchField label={t('set.search')} value={search} onSearch={setSearch} />
        </div>
      )}
      <fieldset className="grid max-w-form grid-cols-1 gap-3" aria-label={t('step.set')}>
        {shown.map(({ _id, name, description, statements }) => (
          <ChoiceCard
            key={_id}
            type="radio"
            name="questionSet"
            title={name}
            checked={draft.questionSet === _id}
            onChange={() => change((before) => ({ ...before, questionSet: _id }))}
          >
            {description && (
              <span dir="auto" lang={CONTENT_LANGUAGE}>
                {description}
              </span>
            )}
            <span>
              <span>
                {set?._id === _id && choice
                  ? t(isEverythingChosen(choice, set) ? 'set.all' : 'set.some', {
                      statements: t('teacher-dashboard:statements', { count: statements }),
                      parties: t('set.parties', { count: set.parties.length }),
                    })
                  : t('teacher-dashboard:statements', { count: statements })}
              </span>
              {draft.questionSet === _id && chosen.isPending && <Dots className="ml-2" />}
            </span>
          </ChoiceCard>
        ))}
      </fieldset>
      {shown.length === 0 && <p>{t('nothingFound', { search: wanted.trim() })}</p>}
      {chosen.isError && <LoadFailure onRetry={chosen.refetch} />}
    </>
  );
}
