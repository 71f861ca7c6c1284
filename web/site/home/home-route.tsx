import { lazy } from 'react';
import { parseSessionCode } from '#shared/domain/session-code.ts';
import { OptionalChunk } from '#web/shell/optional.tsx';
import { HomePage } from './home-page.tsx';

const HomeBlocks = lazy(async () => ({ default: (await import('#web/site/content/home-blocks.tsx')).HomeBlocks }));

/** Asks for the game while its page is loaded. The code for it is there as soon as home is quiet. */
async function readGame(typed: string): Promise<void> {
  const code = parseSessionCode(typed);
  if (code === null) return;
  const { startEarlyGame } = await import('#web/client/early-read.ts');
  await startEarlyGame(code, null);
}

/** The code field at once, the content blocks below it once they are there. */
export function HomeRoute({ onTyping }: { onTyping: () => void }) {
  return (
    // What fails, the page of the game asks for again.
    <HomePage onTyping={onTyping} onCode={(code) => void readGame(code).catch(() => {})}>
      <OptionalChunk>
        <HomeBlocks />
      </OptionalChunk>
    </HomePage>
  );
}
