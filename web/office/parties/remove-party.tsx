// Deleting a party; if it is in use, the published question sets that contain it are named.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Party } from '#shared/contract/party.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { partyCalls } from '#web/data/parties.ts';
import { publishedSetsWith } from '#web/data/question-sets.ts';
import { useSave } from '#web/forms/use-save.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { failureText } from '#web/office/frame/error-texts.ts';
import { RemoveButton } from '#web/office/frame/remove-button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';

export function RemoveParty({ party, onRemoved }: { party: Party; onRemoved: () => void }) {
  const { t } = useTranslation('office-parties');
  const navigate = useNavigate();
  const { save, busy, failure } = useSave();
  const [usedIn, setUsedIn] = useState<string[] | null>(null);

  const send = () =>
    save(async () => {
      try {
        await partyCalls.remove(party._id);
      } catch (error) {
        if (errorCodeOf(error) !== 'IN_USE') throw error;
        setUsedIn(await publishedSetsWith(party._id).catch(() => []));
        return;
      }
      onRemoved();
      notify('done', t('removed'));
      navigate('/admin/parties');
      partyCalls.refresh();
    });

  const reason = usedIn && (usedIn.length > 0 ? t('inUseBy', { sets: usedIn.join(', ') }) : t('inUse'));
  return (
    <RemoveButton
      title={t('removeTitle', { name: party.name })}
      text={t('removeText')}
      busy={busy}
      failure={reason ?? failureText(t, failure)}
      refused={reason !== null}
      onRemove={send}
      onCancel={() => setUsedIn(null)}
    />
  );
}
