import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EditedParty } from '#shared/contract/party.ts';
import { nextPartyColor, partyColor } from '#shared/domain/palette.ts';
import { videoAddress } from '#shared/domain/video-address.ts';
import { checkFields } from '#shared/rules/fields.ts';
import { partyRules } from '#shared/rules/party.ts';
import { partiesQuery, partyCalls, partyQuery } from '#web/data/parties.ts';
import { publishedSetsWith } from '#web/data/question-sets.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { ColorField } from '#web/office/fields/color-field.tsx';
import { area, line } from '#web/office/resource/field-kinds.tsx';
import type { ListedResource } from '#web/office/resource/resource.ts';
import { EditPage, ListPage, NewPage } from '#web/office/resource/resource-pages.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { ColorChip } from '#web/ui/forms/color-chip.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';

const SUGGESTIONS = Array.from({ length: 12 }, (_, index) => partyColor(index));

const PARTIES: ListedResource<EditedParty, keyof typeof partyRules> = {
  texts: 'office-parties',
  list: '/admin/parties',
  draft: 'party',
  useList: () => useQuery(partiesQuery),
  useItem: (id) => useQuery(partyQuery(id)),
  useFirst: () => {
    const { data = [], isPending } = useQuery(partiesQuery);
    return isPending ? undefined : { color: nextPartyColor(data.map(({ color }) => color)) };
  },
  name: 'name',
  fields: (t) => ({
    name: {
      of: ({ name }) => name,
      label: t('office-parties:name'),
      wrong: { TAKEN: t('office-parties:nameTaken') },
      draw: line,
    },
    description: {
      of: ({ description }) => description,
      label: t('office-parties:description'),
      hint: t('office-parties:descriptionHint'),
      draw: area,
    },
    video: {
      of: ({ video }) => video,
      label: t('office-parties:videoLink'),
      hint: t('office-parties:videoHint'),
      wrong: t('office-parties:videoInvalid'),
      draw: (ties, { values: { name } }) => (
        <div className="grid gap-3">
          <TextField type="url" {...ties} />
          <VideoPreview address={ties.value.trim()} title={t('office-parties:videoTitle', { name })} />
        </div>
      ),
    },
    color: {
      of: ({ color }) => color,
      label: t('office-parties:color'),
      wrong: t('office-parties:colorInvalid'),
      draw: (ties, { fill }) => <ColorField {...ties} suggestions={SUGGESTIONS} onColor={(color) => fill({ color })} />,
    },
  }),
  image: {
    of: ({ image }) => image,
    label: (t) => t('office-parties:logo'),
    after: 'video',
    remove: partyCalls.removeImage,
  },
  columns: (t) => [
    {
      name: 'color',
      header: t('office-parties:color'),
      cell: ({ color }) => (
        <span className="inline-flex items-center gap-2 font-mono text-sm">
          <ColorChip color={color} />
          <span>{color}</span>
        </span>
      ),
    },
    {
      name: 'video',
      header: t('office-parties:video'),
      value: ({ video }) => video !== '',
      cell: ({ video }) => (video === '' ? t('office-parties:noVideo') : t('office-parties:hasVideo')),
    },
  ],
  searched: ({ name }) => name,
  check: (values) => checkFields(partyRules, values),
  store: partyCalls.store,
  refresh: partyCalls.refresh,
  removal: {
    remove: partyCalls.remove,
    whyNot: async (t, code, id) => {
      if (code !== 'IN_USE') return null;
      const sets = await publishedSetsWith(id).catch(() => []);
      return sets.length > 0 ? t('office-parties:inUseBy', { sets: sets.join(', ') }) : t('office-parties:inUse');
    },
  },
};

export const PartiesPage = () => <ListPage resource={PARTIES} />;
export const NewPartyPage = () => <NewPage resource={PARTIES} />;
export const EditPartyPage = () => <EditPage resource={PARTIES} />;

/** A party's video, of which nothing is fetched before the user asks for it. `address` is the stored one; draws nothing when no player can show it. */
function VideoPreview({ address, title }: { address: string; title: string }) {
  const { t } = useTranslation('office-parties');
  const [shown, setShown] = useState<string | null>(null);
  const source = videoAddress(address)?.embed;
  if (source === undefined) return null;
  return (
    <div className="grid aspect-video max-w-video place-items-center overflow-hidden rounded-lg bg-sunken">
      {shown === source ? (
        <iframe
          className="no-line size-full"
          src={source}
          title={title}
          allow="fullscreen; encrypted-media; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <Button kind="line" onClick={() => setShown(source)}>
          <Icon name="play" />
          {t('videoShow')}
        </Button>
      )}
    </div>
  );
}
