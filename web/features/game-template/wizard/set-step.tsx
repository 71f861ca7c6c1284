// Step 2: the question set that the game is made of.
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionSet } from '#shared/contract/question-set.ts';
import { publishedSetQuery, publishedSetsQuery } from '#web/features/game-template/game-template.api.ts';
import { matchesSearch } from '#web/lib/text-search.ts';
import { Dots } from '#web/ui/dots.tsx';
import { EmptyState, LoadFailure } from '#web/ui/empty-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { ChoiceCard } from './choice-card.tsx';
import type { StepProps } from './step-props.ts';
import styles from './steps.module.css';

/** From so many sets on they can be searched. */
const MANY = 10;

export function SetStep({ draft, change, set }: StepProps & { set: QuestionSet | undefined }) {
  const { t } = useTranslation('wizard');
  const { data: sets, isError, refetch } = useQuery(publishedSetsQuery);
  const chosen = useQuery(publishedSetQuery(draft.questionSet));
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);

  if (sets === undefined) return isError ? <LoadFailure onRetry={refetch} /> : <Loading />;
  if (sets.length === 0) return <EmptyState title={t('set.empty.title')}>{t('set.empty.text')}</EmptyState>;
  const shown = sets.filter(({ name, description }) => matchesSearch(`${name} ${description}`, wanted));
  return (
    <>
      <p className={styles.lead}>{t('set.lead')}</p>
      {sets.length >= MANY && (
        <div className={styles.tools}>
          <SearchField label={t('set.search')} value={search} onSearch={setSearch} />
        </div>
      )}
      <fieldset className={styles.cards}>
        <legend className={styles.hiddenLegend}>{t('step.set')}</legend>
        {shown.map(({ _id, name, description, statements }) => (
          <ChoiceCard
            key={_id}
            type="radio"
            name="questionSet"
            title={name}
            checked={draft.questionSet === _id}
            onChange={() => change((before) => ({ ...before, questionSet: _id }))}
          >
            {description && <span>{description}</span>}
            <span>
              {t('dashboard:statements', { count: statements })}
              {set?._id === _id && `, ${t('set.parties', { count: set.parties.length })}: ${t('set.all')}`}
              {draft.questionSet === _id && chosen.isPending && <Dots className={styles.dots} />}
            </span>
          </ChoiceCard>
        ))}
      </fieldset>
      {shown.length === 0 && <p>{t('nothingFound', { search: wanted.trim() })}</p>}
      {chosen.isError && <LoadFailure onRetry={chosen.refetch} />}
    </>
  );
}
