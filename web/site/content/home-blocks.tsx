import { Queries } from '#web/client/queries.tsx';
import { ContentBlocks } from './content-blocks.tsx';

/** Draws nothing while there are none. */
export function HomeBlocks() {
  return (
    <Queries>
      <ContentBlocks page="home" />
    </Queries>
  );
}
