// The pages of a resource: the list, and the form of a new item or of a stored one.
import { Fragment, useState } from 'react';
import { Link, useParams } from 'react-router';
import { dataOrNotFound } from '#web/client/api-error.ts';
import type { Translate } from '#web/i18n/text-keys.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { AddLink, OfficeList } from '#web/office/frame/office-list.tsx';
import { type Crumb, OfficePage } from '#web/office/frame/office-page.tsx';
import { Unshown } from '#web/office/frame/unshown.tsx';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { EmptyState } from '#web/ui/common/empty-state.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { LinkButton } from '#web/ui/core/button.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { matchesSearch } from '#web/ui/lists/text-search.ts';
import { PartyLogo } from '#web/widgets/party-logo.tsx';
import type { Item, ListedResource, Resource } from './resource.ts';
import { ResourceForm } from './resource-form.tsx';

interface PageProps<Thing extends Item, Name extends string> {
  resource: Resource<Thing, Name>;
}

interface ListPageProps<Thing extends Item, Name extends string> {
  resource: ListedResource<Thing, Name>;
}

export function ListPage<Thing extends Item, Name extends string>({ resource }: ListPageProps<Thing, Name>) {
  const { texts, list, image } = resource;
  const { t } = useTranslation('office');
  const { label: header, of: nameOf } = resource.fields(t, false)[resource.name];
  const addressOf = ({ _id }: Thing) => `${list}/${_id}/edit`;
  return (
    <OfficeList
      title={t(`${texts}:title`)}
      list={resource.useList()}
      add={<AddLink to={`${list}/new`}>{t(`${texts}:new`)}</AddLink>}
      columns={[
        ...(image
          ? [
              {
                name: 'image',
                header: image.label(t),
                cell: (item: Thing) => <PartyLogo name={nameOf(item)} image={image.of(item)} />,
                kind: 'image' as const,
              },
            ]
          : []),
        {
          name: 'name',
          header,
          value: nameOf,
          cell: (item) => (
            <Link to={addressOf(item)} lang={CONTENT_LANGUAGE}>
              {nameOf(item)}
            </Link>
          ),
          kind: 'main',
        },
        ...resource.columns(t),
      ]}
      actions={(item) => (
        <LinkButton kind="line" size="small" to={addressOf(item)}>
          <Icon name="edit" />
          {t('action.edit')}
          <VisuallyHidden>
            {' '}
            <span lang={CONTENT_LANGUAGE}>{nameOf(item)}</span>
          </VisuallyHidden>
        </LinkButton>
      )}
      sortBy="name"
      search={{
        label: t(`${texts}:search`),
        matches: (item, words) => matchesSearch(resource.searched(item), words),
      }}
      count={(shown, count) => t(`${texts}:count`, { shown, count })}
      empty={<EmptyState title={t(`${texts}:empty`)}>{t(`${texts}:emptyText`)}</EmptyState>}
    />
  );
}

const useNothing = () => ({});

export function NewPage<Thing extends Item, Name extends string>({ resource }: PageProps<Thing, Name>) {
  const { t } = useTranslation('office');
  const { useFirst = useNothing } = resource;
  const first = useFirst();
  return (
    <OfficePage title={t(`${resource.texts}:new`)} crumbs={crumbsOf(resource, t)}>
      {first ? <ResourceForm resource={resource} item={null} first={first} /> : <Loading />}
    </OfficePage>
  );
}

export function EditPage<Thing extends Item, Name extends string>({ resource }: PageProps<Thing, Name>) {
  const { id = '' } = useParams();
  return <EditedItem key={id} resource={resource} id={id} />;
}

function EditedItem<Thing extends Item, Name extends string>({
  resource,
  id,
}: PageProps<Thing, Name> & { id: string }) {
  const { t } = useTranslation('office');
  const query = resource.useItem(id);
  // What is cached may be stale, and the form keeps its first values.
  const read = query.isFetchedAfterMount ? dataOrNotFound(query) : undefined;
  // The input stays when the item is deleted meanwhile; saving then fails.
  const [last, setLast] = useState(read);
  const [round, setRound] = useState(0);
  if (read && read !== last) setLast(read);
  const item = read ?? (last || read);
  const crumbs = crumbsOf(resource, t);
  if (!item) return <Unshown crumbs={crumbs} isGone={item === null} isFailed={query.isError} onRetry={query.refetch} />;
  const name = resource.fields(t, false)[resource.name].of(item);
  return (
    <OfficePage title={t(`${resource.texts}:editTitle`, { name })} crumbs={crumbs}>
      <Fragment key={round}>
        {/* Begins with what others saved, once that is read. */}
        <ResourceForm resource={resource} item={item} onUseStored={() => setRound(round + 1)} />
      </Fragment>
    </OfficePage>
  );
}

const crumbsOf = <Thing extends Item, Name extends string>(
  { crumbs, list, texts }: Resource<Thing, Name>,
  t: Translate,
): readonly Crumb[] => crumbs?.(t) ?? [{ to: list, label: t(`${texts}:title`) }];
