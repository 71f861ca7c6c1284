// Deleting a party; if it is in use, the published question sets that contain it are named.
import { useState } from 'react';
import type { Party } from '#shared/contract/party.ts';
import { errorCodeOf } from '#web/client/api-error.ts';
import { partyCalls } from '#web/data/parties.ts';
import { publishedSetsWith } from '#web/data/question-sets.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { RemoveButton } from '#web/office/frame/call-buttons.tsx';
import type { useItemForm } from '#web/office/frame/use-item-form.ts';

interface RemovePartyProps {
  party: Party;
  remove: ReturnType<typeof useItemForm>['remove'];
}

export function RemoveParty({ party, remove }: RemovePartyProps) {
  const { t } = useTranslation('office-parties');
  const [usedIn, setUsedIn] = useState<string[]>([]);

  const call = async () => {
    try {
      await partyCalls.remove(party._id);
    } catch (error) {
      if (errorCodeOf(error) === 'IN_USE') setUsedIn(await publishedSetsWith(party._id).catch(() => []));
      throw error;
    }
  };
  return (
    <RemoveButton
      title={t('removeTitle', { name: party.name })}
      text={t('removeText')}
      refusals={{ IN_USE: usedIn.length > 0 ? t('inUseBy', { sets: usedIn.join(', ') }) : t('inUse') }}
      onRemove={() => remove(call, t('removed'))}
    />
  );
}
