// All partners with their logos.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Partner } from '#shared/contract/partner.ts';
import { matchesSearch } from '#web/lib/text-search.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { OfficeList } from '#web/ui/office-list.tsx';
import { PartyLogo } from '#web/widgets/party-logo.tsx';
import { partnersQuery } from './partner.api.ts';

const nameOf = ({ name }: Partner): string => name;
const websiteOf = ({ website }: Partner): string => website;

export function PartnersPage() {
  const { t } = useTranslation('partner');
  const list = useQuery(partnersQuery);
  const logo = useMemo<Column<Partner>>(
    () => ({
      name: 'logo',
      header: t('logo'),
      cell: ({ name, logo }) => <PartyLogo name={name} image={logo} />,
      kind: 'picture',
    }),
    [t],
  );
  const columns = useMemo<Column<Partner>[]>(
    () => [{ name: 'website', header: t('website'), value: websiteOf, cell: websiteOf }],
    [t],
  );
  return (
    <OfficeList
      title={t('title')}
      at="/admin/partners"
      list={list}
      name={{ header: t('name'), of: nameOf }}
      picture={logo}
      columns={columns}
      search={{
        label: t('search'),
        matches: ({ name, website }, words) => matchesSearch(`${name} ${website}`, words),
      }}
      count={(shown, total) => t('count', { shown, count: total })}
      add={t('new')}
      empty={t('empty')}
      emptyText={t('emptyText')}
    />
  );
}
