import { useQuery } from '@tanstack/react-query';
import type { Partner } from '#shared/contract/partner.ts';
import { partnersQuery } from '#web/data/partners.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { OfficeList } from '#web/office/frame/office-list.tsx';
import { matchesSearch } from '#web/ui/lists/text-search.ts';
import { PartyLogo } from '#web/widgets/party-logo.tsx';

const websiteOf = ({ website }: Partner): string => website;

export function PartnersPage() {
  const { t } = useTranslation('office-partners');
  const list = useQuery(partnersQuery);
  return (
    <OfficeList
      title={t('title')}
      at="/admin/partners"
      list={list}
      name={{ header: t('name'), of: ({ name }) => name }}
      image={{
        name: 'logo',
        header: t('logo'),
        cell: ({ name, logo }) => <PartyLogo name={name} image={logo} />,
        kind: 'image',
      }}
      columns={[{ name: 'website', header: t('website'), value: websiteOf, cell: websiteOf }]}
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
