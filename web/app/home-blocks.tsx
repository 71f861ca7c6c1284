// The content blocks of home, in a chunk of their own.
import { ContentBlocks } from '#web/features/content/content-blocks.tsx';
import { Queries } from './queries.tsx';

/** Draws nothing while there are none. */
export function HomeBlocks() {
  return (
    <Queries>
      <ContentBlocks page="home" />
    </Queries>
  );
}
