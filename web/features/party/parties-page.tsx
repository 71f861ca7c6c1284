// All parties with their logos and colours.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Party } from '#shared/contract/party.ts';
import { matchesSearch } from '#web/lib/text-search.ts';
import { ColorChip } from '#web/ui/color-chip.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { OfficeList } from '#web/ui/office-list.tsx';
import { PartyLogo } from '#web/widgets/party-logo.tsx';
import { partiesQuery } from './party.api.ts';
import styles from './party.module.css';

const nameOf = ({ name }: Party): string => name;

export function PartiesPage() {
  const { t } = useTranslation('party');
  const list = useQuery(partiesQuery);
  const logo = useMemo<Column<Party>>(
    () => ({
      name: 'logo',
      header: t('logo'),
      cell: ({ name, image }) => <PartyLogo name={name} image={image} />,
      kind: 'picture',
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
      picture={logo}
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
