// Deleting a party; if it is in use, the published question sets that contain it are named.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Party } from '#shared/contract/party.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { partyCalls } from '#web/data/parties.ts';
import { publishedSetsWith } from '#web/data/question-sets.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { RemoveButton } from '#web/office/frame/call-buttons.tsx';
import { notify } from '#web/ui/core/notice-store.ts';

export function RemoveParty({ party, onRemoved }: { party: Party; onRemoved: () => void }) {
  const { t } = useTranslation('office-parties');
  const navigate = useNavigate();
  const [usedIn, setUsedIn] = useState<string[]>([]);

  const remove = async () => {
    try {
      await partyCalls.remove(party._id);
    } catch (error) {
      if (errorCodeOf(error) === 'IN_USE') setUsedIn(await publishedSetsWith(party._id).catch(() => []));
      throw error;
    }
    onRemoved();
    notify('done', t('removed'));
    navigate('/admin/parties');
    partyCalls.refresh();
  };
  return (
    <RemoveButton
      title={t('removeTitle', { name: party.name })}
      text={t('removeText')}
      refusals={{ IN_USE: usedIn.length > 0 ? t('inUseBy', { sets: usedIn.join(', ') }) : t('inUse') }}
      onRemove={remove}
    />
  );
}
