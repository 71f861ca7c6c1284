// Which parties take part: removing one that has opinions asks first.
import { useState } from 'react';
import { Link } from 'react-router';
import type { Party } from '#shared/contract/party.ts';
import { addParty, removeParty } from '#shared/domain/question-set.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import frame from '#web/office/question-sets/frame/set-frame.module.css';
import { EmptyState } from '#web/ui/common/empty-state.tsx';
import { FieldError } from '#web/ui/common/field.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { ColorChip } from '#web/ui/forms/color-chip.tsx';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { matchesSearch } from '#web/ui/lists/text-search.ts';
import type { EditorDraft } from './draft.ts';
import { errorAt } from './draft-errors.ts';
import { draftErrorText } from './error-text.ts';
import type { PartProps } from './part-props.ts';
import styles from './parties-part.module.css';

/** How many opinions would be removed with that party. */
const opinionsOf = (draft: EditorDraft, partyId: string): number =>
  draft.partyOpinions.filter((one) => one.partyId === partyId && (one.optionId !== null || one.comment !== '')).length;

export function PartiesPart({ draft, change, errors, parties }: PartProps & { parties: readonly Party[] }) {
  const { t } = useTranslation('office-question-sets');
  const [search, setSearch] = useState('');
  const [leaving, setLeaving] = useState<{ party: Party; opinions: number } | null>(null);
  const chosen = new Set(draft.parties);
  const error = draftErrorText(t, errorAt(errors, 'parties', '', 'list'));

  const toggle = (party: Party) => {
    if (!chosen.has(party._id)) return change((now) => addParty(now, party._id));
    const opinions = opinionsOf(draft, party._id);
    if (opinions > 0) setLeaving({ party, opinions });
    else change((now) => removeParty(now, party._id));
  };
  const addAll = () => change((now) => parties.reduce((set, { _id }) => addParty(set, _id), now));

  if (parties.length === 0) {
    return (
      <div className={frame.form}>
        <EmptyState title={t('parties.none')} action={<Link to="/admin/parties/new">{t('parties.make')}</Link>} />
      </div>
    );
  }
  return (
    <div className={frame.form}>
      <div className={styles.tools}>
        <SearchField label={t('parties.search', { count: parties.length })} value={search} onSearch={setSearch} />
        <p role="status">{t('parties.chosen', { count: chosen.size, total: parties.length })}</p>
        {chosen.size < parties.length && (
          <Button kind="text" size="small" onClick={addAll}>
            {t('parties.all')}
          </Button>
        )}
      </div>
      {error && <FieldError>{error}</FieldError>}
      <ul className={styles.list}>
        {parties
          .filter(({ name }) => matchesSearch(name, search))
          .map((party) => (
            <li key={party._id}>
              <label>
                <input type="checkbox" checked={chosen.has(party._id)} onChange={() => toggle(party)} />
                <ColorChip color={party.color} />
                <span>{party.name}</span>
              </label>
            </li>
          ))}
      </ul>
      {leaving && (
        <Dialog
          title={t('parties.removeTitle', { name: leaving.party.name })}
          cancel={t('parties.keep')}
          confirm={t('parties.remove')}
          destroys
          onCancel={() => setLeaving(null)}
          onConfirm={() => {
            change((now) => removeParty(now, leaving.party._id));
            setLeaving(null);
          }}
        >
          <p>{t('parties.removeText', { count: leaving.opinions })}</p>
        </Dialog>
      )}
    </div>
  );
}
