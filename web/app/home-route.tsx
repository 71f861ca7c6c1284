// Home: the code field at once, the content blocks below when they are there.
import { lazy } from 'react';
import { HomePage } from '#web/features/home/home-page.tsx';
import { Extra } from './extra.tsx';
import { preloadPage } from './page-loader.ts';

const HomeBlocks = lazy(async () => ({ default: (await import('./home-blocks.tsx')).HomeBlocks }));

/** The student's screens load while the code is typed. */
export function HomeRoute() {
  return (
    <HomePage onTyping={() => void preloadPage('/votingsession/CODE')}>
      <Extra>
        <HomeBlocks />
      </Extra>
    </HomePage>
  );
}
