import { useState } from 'react';
import { withTexts } from '#web/i18n/i18n.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { OptionalChunk } from '#web/shell/optional.tsx';
import { preloadable } from '#web/shell/pages.tsx';
import type { Game } from '#web/student/game/game.ts';
import { Button } from '#web/ui/core/button.tsx';

/** Drawn in a party game only, when its texts have arrived. */
export const partyParts = async () =>
  (await withTexts(import('#web/student/party/party-parts.ts'), 'student-results')).PARTY_PARTS;

const Panel = preloadable(async () => (await partyParts()).PartyPanel);

const ALONE = { kind: 'line' } as const;
const IN_LINE = { kind: 'text', size: 'small' } as const;

/** Opens what the party that is played says of itself; `alone`: not in a line of text. */
export function PartyDoor({ game, alone = false }: { game: Game; alone?: boolean }) {
  const { t } = useTranslation('student');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...(alone ? ALONE : IN_LINE)} aria-haspopup="dialog" onClick={() => setOpen(true)}>
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
