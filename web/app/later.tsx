// A component whose code comes later. One that was fetched before is drawn at once: React would stretch even a moment of waiting.
import { type ComponentType, lazy, useState } from 'react';

export interface Later {
  Component: ComponentType;
  /** Fetches the code, unless it is there. */
  load: () => Promise<unknown>;
}

export function later(fetch: () => Promise<ComponentType>): Later {
  let there: ComponentType | undefined;
  const load = async (): Promise<ComponentType> => {
    there ??= await fetch();
    return there;
  };
  const Waiting = lazy(async () => ({ default: await load() }));
  const Component = () => {
    const [Shown] = useState(() => there ?? Waiting);
    return <Shown />;
  };
  return { Component, load };
}
