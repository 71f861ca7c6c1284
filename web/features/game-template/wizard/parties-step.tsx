// Step 4: which parties take part.
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchesSearch } from '#web/lib/text-search.ts';
import { ColorChip } from '#web/ui/color-chip.tsx';
import { toggled } from './game-draft.ts';
import type { ChoiceStepProps } from './step-props.ts';
import styles from './steps.module.css';
import { TickLabel } from './tick-label.tsx';
import { TickTools } from './tick-tools.tsx';

export function PartiesStep({ draft, set, choice, changeChoice }: ChoiceStepProps) {
  const { t } = useTranslation('wizard');
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search).trim();
  const shown = set.parties.filter(({ name }) => matchesSearch(name, wanted));
  const tick = (ids: readonly string[], on: boolean) =>
    changeChoice((before) => ({ ...before, parties: toggled(before.parties, ids, on) }));
  return (
    <>
      <p className={styles.lead}>{t(`parties.lead.${draft.type}`)}</p>
      <TickTools
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
      <ul className={`${styles.list} ${styles.parties}`}>
        {shown.map(({ _id, name, color, image, description }) => (
          <li key={_id} className={styles.party}>
            <TickLabel checked={choice.parties.includes(_id)} onTick={(on) => tick([_id], on)}>
              <span className={styles.partyText}>
                {image && <img src={image} alt="" loading="lazy" />}
                <span>
                  <b>
                    <ColorChip color={color} />
                    {name}
                  </b>
                  {description && <small>{description}</small>}
                </span>
              </span>
            </TickLabel>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p>{t('nothingFound', { search: wanted })}</p>}
    </>
  );
}
