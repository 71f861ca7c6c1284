import { useDeferredValue, useState } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { toggled } from '#web/teacher/parts/game-draft.ts';
import { ChoiceBalance } from '#web/teacher/wizard/balance/choice-balance.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { ColorChip } from '#web/ui/forms/color-chip.tsx';
import { matchesSearch } from '#web/ui/lists/text-search.ts';
import { CheckboxLabel } from './checkbox-label.tsx';
import { SelectAllBar } from './select-all-bar.tsx';
import type { ChoiceStepProps } from './step-props.ts';
import styles from './steps.module.css';

export function PartiesStep({ draft, set, choice, changeChoice }: ChoiceStepProps) {
  const { t } = useTranslation('teacher-wizard');
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search).trim();
  const shown = set.parties.filter(({ name }) => matchesSearch(name, wanted));
  const tick = (ids: readonly string[], on: boolean) =>
    changeChoice((before) => ({ ...before, parties: toggled(before.parties, ids, on) }));
  // Folded as long as all of them play, until they are looked at.
  const [isOpen, setOpen] = useState(choice.parties.length !== set.parties.length);
  if (!isOpen)
    return (
      <>
        <p className={styles.lead}>{t(`parties.lead.${draft.type}`)}</p>
        <p className={styles.time}>
          <span>{t('parties.all', { count: set.parties.length })}</span>
          <Button kind="line" size="small" aria-expanded={false} onClick={() => setOpen(true)}>
            {t('parties.change')}
          </Button>
        </p>
        <ChoiceBalance type={draft.type} set={set} choice={choice} changeChoice={changeChoice} />
      </>
    );
  return (
    <>
      <p className={styles.lead}>{t(`parties.lead.${draft.type}`)}</p>
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
      <div className={styles.beside}>
        <ul className={`${styles.list} ${styles.parties}`}>
          {shown.map(({ _id, name, color, image, description }) => (
            <li key={_id} className={styles.party}>
              <CheckboxLabel checked={choice.parties.includes(_id)} onTick={(on) => tick([_id], on)}>
                <span className={styles.partyText}>
                  {image && <img src={image} alt="" loading="lazy" />}
                  <span>
                    <b>
                      <ColorChip color={color} />
                      {name}
                    </b>
                    {description && <small lang={CONTENT_LANGUAGE}>{description}</small>}
                  </span>
                </span>
              </CheckboxLabel>
            </li>
          ))}
        </ul>
        <ChoiceBalance type={draft.type} set={set} choice={choice} changeChoice={changeChoice} />
      </div>
      {shown.length === 0 && <p>{t('nothingFound', { search: wanted })}</p>}
    </>
  );
}
