import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Party } from '#shared/contract/party.ts';
import { partiesQuery } from '#web/data/parties.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { OfficeList } from '#web/office/frame/office-list.tsx';
import { ColorChip } from '#web/ui/forms/color-chip.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { matchesSearch } from '#web/ui/lists/text-search.ts';
import { PartyLogo } from '#web/widgets/party-logo.tsx';
import styles from './party.module.css';

const nameOf = ({ name }: Party): string => name;

export function PartiesPage() {
  const { t } = useTranslation('office-parties');
  const list = useQuery(partiesQuery);
  const logo = useMemo<Column<Party>>(
    () => ({
      name: 'logo',
      header: t('logo'),
      cell: ({ name, image }) => <PartyLogo name={name} image={image} />,
      kind: 'image',
    }),
    [t],
  );
  const columns = useMemo<Column<Party>[]>(
    () => [
      { name: 'color', header: t('color'), cell: ({ color }) => <PartyColor color={color} /> },
      {
        name: 'video',
        header: t('video'),
        value: ({ video }) => video !== '',
        cell: ({ video }) => (video === '' ? t('noVideo') : t('hasVideo')),
      },
    ],
    [t],
  );
  return (
    <OfficeList
      title={t('title')}
      at="/admin/parties"
      list={list}
      name={{ header: t('name'), of: nameOf }}
      image={logo}
      columns={columns}
      search={{ label: t('search'), matches: ({ name }, words) => matchesSearch(name, words) }}
      count={(shown, total) => t('count', { shown, count: total })}
      add={t('new')}
      empty={t('empty')}
      emptyText={t('emptyText')}
    />
  );
}

const PartyColor = ({ color }: { color: string }) => (
  <span className={styles.color}>
    <ColorChip color={color} />
    {color}
  </span>
);
