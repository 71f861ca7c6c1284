import { lazy } from 'react';
import { parseSessionCode } from '#shared/domain/session-code.ts';
import { OptionalChunk } from '#web/shell/optional.tsx';
import { HomePage } from './home-page.tsx';

const HomeBlocks = lazy(async () => ({ default: (await import('#web/site/content/home-blocks.tsx')).HomeBlocks }));

/** Loaded when typing begins; a code that is opened sooner is read by the page of its game alone. */
let startEarlyGame: typeof import('#web/client/early-read.ts').startEarlyGame | undefined;

async function loadEarlyRead(): Promise<void> {
  try {
    ({ startEarlyGame } = await import('#web/client/early-read.ts'));
  } catch {
    // The page of the game reads it.
  }
}

/** Asks for the game while its page is loaded. */
function readEarly(typed: string): void {
  const code = parseSessionCode(typed);
  if (code !== null) startEarlyGame?.(code, null);
}

/** The code field at once, the content blocks below it once they are there. */
export function HomeRoute({ onTyping }: { onTyping: () => void }) {
  return (
    <HomePage
      onTyping={() => {
        onTyping();
        void loadEarlyRead();
      }}
      onCode={readEarly}
    >
      <OptionalChunk>
        <HomeBlocks />
      </OptionalChunk>
    </HomePage>
  );
}
