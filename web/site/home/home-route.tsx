import { lazy } from 'react';
import { OptionalChunk } from '#web/shell/optional.tsx';
import { HomePage } from './home-page.tsx';

const HomeBlocks = lazy(async () => ({ default: (await import('#web/site/content/home-blocks.tsx')).HomeBlocks }));

/** The code field at once, the content blocks below it once they are there. */
export function HomeRoute({ onTyping }: { onTyping: () => void }) {
  return (
    <HomePage onTyping={onTyping}>
      <OptionalChunk>
        <HomeBlocks />
      </OptionalChunk>
    </HomePage>
  );
}
