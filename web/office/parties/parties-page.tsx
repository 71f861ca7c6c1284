import { useQuery } from '@tanstack/react-query';
import { partiesQuery } from '#web/data/parties.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { OfficeList } from '#web/office/frame/office-list.tsx';
import { ColorChip } from '#web/ui/forms/color-chip.tsx';
import { matchesSearch } from '#web/ui/lists/text-search.ts';
import { PartyLogo } from '#web/widgets/party-logo.tsx';

export function PartiesPage() {
  const { t } = useTranslation('office-parties');
  const list = useQuery(partiesQuery);
  return (
    <OfficeList
      title={t('title')}
      at="/admin/parties"
      list={list}
      name={{ header: t('name'), of: ({ name }) => name }}
      image={{
        name: 'logo',
        header: t('logo'),
        cell: ({ name, image }) => <PartyLogo name={name} image={image} />,
        kind: 'image',
      }}
      columns={[
        { name: 'color', header: t('color'), cell: ({ color }) => <PartyColor color={color} /> },
        {
          name: 'video',
          header: t('video'),
          value: ({ video }) => video !== '',
          cell: ({ video }) => (video === '' ? t('noVideo') : t('hasVideo')),
        },
      ]}
      search={{ label: t('search'), matches: ({ name }, words) => matchesSearch(name, words) }}
      count={(shown, total) => t('count', { shown, count: total })}
      add={t('new')}
      empty={t('empty')}
      emptyText={t('emptyText')}
    />
  );
}

const PartyColor = ({ color }: { color: string }) => (
  <span className="inline-flex items-center gap-2 font-mono text-sm">
    <ColorChip color={color} />
    <span>{color}</span>
  </span>
);
