// All difficult words with their explanations.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { matchesSearch } from '#web/lib/text-search.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState, LoadFailure } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { OfficePage } from '#web/ui/office-page.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { type DifficultWord, difficultWordsQuery } from './difficult-word.api.ts';

const editAddress = ({ _id }: DifficultWord): string => `/admin/difficult_words/${_id}/edit`;

export function DifficultWordsPage() {
  const { t } = useTranslation('difficult-word');
  const { data: words, isPending, isError, refetch } = useQuery(difficultWordsQuery);

  const columns = useMemo<Column<DifficultWord>[]>(
    () => [
      {
        name: 'word',
        header: t('word'),
        value: ({ word }) => word,
        cell: (word) => <Link to={editAddress(word)}>{word.word}</Link>,
        kind: 'main',
      },
      { name: 'description', header: t('description'), cell: ({ description }) => description },
      {
        name: 'actions',
        header: t('actions'),
        cell: (word) => (
          <LinkButton kind="line" size="small" to={editAddress(word)}>
            <Icon name="edit" />
            {t('edit')}
            <VisuallyHidden> {word.word}</VisuallyHidden>
          </LinkButton>
        ),
        kind: 'actions',
      },
    ],
    [t],
  );

  const add = (
    <LinkButton to="/admin/difficult_words/new">
      <Icon name="plus" />
      {t('new')}
    </LinkButton>
  );
  return (
    <OfficePage title={t('title')} actions={add}>
      {isPending && <Loading />}
      {isError && <LoadFailure onRetry={refetch} />}
      {words?.length === 0 && <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
      {words && words.length > 0 && (
        <DataTable
          label={t('title')}
          rows={words}
          keyOf={({ _id }) => _id}
          columns={columns}
          sortBy="word"
          search={{
            label: t('search'),
            matches: ({ word, description }, search) => matchesSearch(`${word} ${description}`, search),
          }}
          count={(count) => t('count', { count, total: words.length })}
        />
      )}
    </OfficePage>
  );
}
