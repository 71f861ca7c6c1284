import { useQuery } from '@tanstack/react-query';
import type { Partner } from '#shared/contract/partner.ts';
import { checkFields } from '#shared/rules/fields.ts';
import { partnerRules } from '#shared/rules/partner.ts';
import { partnerCalls, partnersQuery } from '#web/data/partners.ts';
import { address, line } from '#web/office/resource/field-kinds.tsx';
import { type ListedResource, oneOf } from '#web/office/resource/resource.ts';
import { EditPage, ListPage, NewPage } from '#web/office/resource/resource-pages.tsx';

const PARTNERS: ListedResource<Partner, keyof typeof partnerRules> = {
  texts: 'office-partners',
  list: '/admin/partners',
  draft: 'partner',
  useList: () => useQuery(partnersQuery),
  useItem: (id) => useQuery({ ...partnersQuery, staleTime: 0, select: oneOf(id) }),
  name: 'name',
  fields: (t) => ({
    name: { of: ({ name }) => name, label: t('office-partners:name'), draw: line },
    website: {
      of: ({ website }) => website,
      label: t('office-partners:website'),
      hint: t('office-partners:websiteHint'),
      wrong: t('office-partners:websiteInvalid'),
      draw: address,
    },
  }),
  image: {
    of: ({ logo }) => logo,
    label: (t) => t('office-partners:logo'),
    after: 'website',
    remove: partnerCalls.removeImage,
  },
  columns: (t) => [
    {
      name: 'website',
      header: t('office-partners:website'),
      value: ({ website }) => website,
      cell: ({ website }) => website,
    },
  ],
  searched: ({ name, website }) => `${name} ${website}`,
  check: (values) => checkFields(partnerRules, values),
  store: partnerCalls.store,
  refresh: partnerCalls.refresh,
  removal: { remove: partnerCalls.remove },
};

export const PartnersPage = () => <ListPage resource={PARTNERS} />;
export const NewPartnerPage = () => <NewPage resource={PARTNERS} />;
export const EditPartnerPage = () => <EditPage resource={PARTNERS} />;
