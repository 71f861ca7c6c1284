import { useQuery } from '@tanstack/react-query';
import { writeForms } from '#shared/domain/word-forms.ts';
import { difficultWordsQuery } from '#web/data/difficult-words.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { OfficeList } from '#web/office/frame/office-list.tsx';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { matchesSearch } from '#web/ui/lists/text-search.ts';

export function DifficultWordsPage() {
  const { t } = useTranslation('office-words');
  const list = useQuery({ ...difficultWordsQuery, staleTime: 0 });
  return (
    <OfficeList
      title={t('title')}
      at="/admin/difficult_words"
      list={list}
      name={{ header: t('word'), of: ({ word }) => word }}
      columns={[
        {
          name: 'forms',
          header: t('forms'),
          cell: ({ forms }) => forms.length > 0 && <span lang={CONTENT_LANGUAGE}>{writeForms(forms)}</span>,
        },
        {
          name: 'description',
          header: t('description'),
          cell: ({ description }) => <span lang={CONTENT_LANGUAGE}>{description}</span>,
        },
      ]}
      search={{
        label: t('search'),
        matches: ({ word, forms, description }, words) =>
          matchesSearch(`${word} ${writeForms(forms)} ${description}`, words),
      }}
      count={(shown, total) => t('count', { shown, count: total })}
      add={t('new')}
      empty={t('empty')}
      emptyText={t('emptyText')}
    />
  );
}
