// All difficult words with their explanations.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { matchesSearch } from '#web/lib/text-search.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { OfficeList } from '#web/ui/office-list.tsx';
import { type DifficultWord, difficultWordsQuery } from './difficult-word.api.ts';

const wordOf = ({ word }: DifficultWord): string => word;

export function DifficultWordsPage() {
  const { t } = useTranslation('difficult-word');
  const list = useQuery(difficultWordsQuery);
  const columns = useMemo<Column<DifficultWord>[]>(
    () => [{ name: 'description', header: t('description'), cell: ({ description }) => description }],
    [t],
  );
  return (
    <OfficeList
      title={t('title')}
      at="/admin/difficult_words"
      list={list}
      name={{ header: t('word'), of: wordOf }}
      columns={columns}
      search={{
        label: t('search'),
        matches: ({ word, description }, words) => matchesSearch(`${word} ${description}`, words),
      }}
      count={(shown, total) => t('count', { shown, count: total })}
      add={t('new')}
      empty={t('empty')}
      emptyText={t('emptyText')}
    />
  );
}
