import { useState } from 'react';
import { loadNamespaces } from '#web/i18n/i18n.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { OptionalChunk } from '#web/shell/optional.tsx';
import { preloadable } from '#web/shell/pages.tsx';
import type { Game } from '#web/student/game/game.ts';
import { Button } from '#web/ui/core/button.tsx';

/** What only a party game draws, when its texts are there. */
export const partyParts = async () =>
  (await Promise.all([import('#web/student/party/party-parts.ts'), loadNamespaces(['student-results'])]))[0]
    .PARTY_PARTS;

const Panel = preloadable(async () => (await partyParts()).PartyPanel);

/** Opens what the party that is played says of itself. */
export function PartyDoor({ game, kind = 'text' }: { game: Game; kind?: 'text' | 'line' }) {
  const { t } = useTranslation('student');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind={kind} size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('party.look')}
      </Button>
      {open && (
        <OptionalChunk>
          <Panel.Component game={game} onClose={() => setOpen(false)} />
        </OptionalChunk>
      )}
    </>
  );
}
