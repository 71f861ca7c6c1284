import { useDeferredValue, useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { toggled } from '#web/teacher/parts/game-draft.ts';
import { Button } from '#web/ui/core/button.tsx';
import { ColorChip } from '#web/ui/forms/color-chip.tsx';
import { matchesSearch } from '#web/ui/lists/text-search.ts';
import { CheckboxLabel } from './checkbox-label.tsx';
import { SelectAllBar, TOOLS_FROM } from './select-all-bar.tsx';
import { SkewedLine } from './skewed-line.tsx';
import type { ChoiceStepProps } from './step-props.ts';

export function PartiesStep({ draft, set, choice, changeChoice }: ChoiceStepProps) {
  const { t } = useTranslation('teacher-wizard');
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search).trim();
  const shown = set.parties.filter(({ name }) => matchesSearch(name, wanted));
  const tick = (ids: readonly string[], on: boolean) =>
    changeChoice((before) => ({ ...before, parties: toggled(before.parties, ids, on) }));
  // Folded as long as all of them play, until they are looked at.
  const [isOpen, setOpen] = useState(choice.parties.length !== set.parties.length);
  const skewed = draft.type === 'debate' && <SkewedLine set={set} choice={choice} />;
  if (!isOpen)
    return (
      <>
        <p className="mt-2 max-w-measure">{t(`parties.lead.${draft.type}`)}</p>
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="text-lg title leading-tight">{t('parties.all', { count: set.parties.length })}</span>
          <Button kind="line" size="small" aria-expanded={false} onClick={() => setOpen(true)}>
            {t('parties.change')}
          </Button>
        </p>
        <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-2">
          {set.parties.map(({ _id, name, color }) => (
            <li key={_id} className="inline-flex min-w-0 items-center gap-2 wrap-anywhere">
              <ColorChip color={color} />
              <span>{name}</span>
            </li>
          ))}
        </ul>
        {skewed}
      </>
    );
  return (
    <>
      <p className="mt-2 max-w-measure">{t(`parties.lead.${draft.type}`)}</p>
      {set.parties.length >= TOOLS_FROM && (
        <SelectAllBar
          label={t('parties.search')}
          search={search}
          onSearch={setSearch}
          onAll={(on) =>
            tick(
              shown.map(({ _id }) => _id),
              on,
            )
          }
        />
      )}
      {skewed}
      <ul className="grid grid-cols-charts gap-x-8 line-ink-t">
        {shown.map(({ _id, name, color, image, description }) => (
          <li key={_id} className="line-hair-b">
            <CheckboxLabel checked={choice.parties.includes(_id)} onTick={(on) => tick([_id], on)}>
              <span className="flex items-center gap-3">
                {image && <img className="size-10 flex-none object-contain" src={image} alt="" loading="lazy" />}
                <span>
                  <b className="flex items-center gap-2 font-strong">
                    <ColorChip color={color} />
                    <span translate="no">{name}</span>
                  </b>
                  {description && (
                    <small className="line-clamp-2 text-sm text-soft" dir="auto" lang={CONTENT_LANGUAGE}>
                      {description}
                    </small>
                  )}
                </span>
              </span>
            </CheckboxLabel>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p>{t('nothingFound', { search: wanted })}</p>}
    </>
  );
}
