// Which parties take part: removing one that has opinions asks first.
import { useState } from 'react';
import { Link } from 'react-router';
import type { Party } from '#shared/contract/party.ts';
import { withoutParty, withParty } from '#shared/domain/question-set.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { SetForm } from '#web/office/question-sets/frame/set-frame.tsx';
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
    if (!chosen.has(party._id)) return change((now) => withParty(now, party._id));
    const opinions = opinionsOf(draft, party._id);
    if (opinions > 0) setLeaving({ party, opinions });
    else change((now) => withoutParty(now, party._id));
  };
  const addAll = () => change((now) => parties.reduce((set, { _id }) => withParty(set, _id), now));

  if (parties.length === 0) {
    return (
      <SetForm>
        <EmptyState title={t('parties.none')} action={<Link to="/admin/parties/new">{t('parties.make')}</Link>} />
      </SetForm>
    );
  }
  return (
    <SetForm>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="basis-field grow">
          <SearchField label={t('parties.search', { count: parties.length })} value={search} onSearch={setSearch} />
        </div>
        <p className="text-sm text-soft figures" role="status">
          {t('parties.chosen', { count: chosen.size, total: parties.length })}
        </p>
        {chosen.size < parties.length && (
          <Button kind="text" size="small" onClick={addAll}>
            {t('parties.all')}
          </Button>
        )}
      </div>
      {error && <FieldError>{error}</FieldError>}
      <ul className="columns-field gap-x-8 line-ink-t">
        {parties
          .filter(({ name }) => matchesSearch(name, search))
          .map((party) => (
            <li key={party._id} className="break-inside-avoid line-hair-b">
              <label className="flex min-h-tap cursor-pointer items-center gap-2 py-1 wrap-anywhere">
                <input
                  type="checkbox"
                  className="m-0 size-5 flex-none accent-action"
                  checked={chosen.has(party._id)}
                  onChange={() => toggle(party)}
                />
                <ColorChip color={party.color} />
                <span translate="no">{party.name}</span>
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
            change((now) => withoutParty(now, leaving.party._id));
            setLeaving(null);
          }}
        >
          <p>{t('parties.removeText', { count: leaving.opinions })}</p>
        </Dialog>
      )}
    </SetForm>
  );
}
