// Renders public pages on the server, so that they are visible before any script runs (server/http/drawn-pages.ts); built separately, for Node.
import { parseSettings, settings } from '#web/shell/settings.ts';

/** Returns what draws pages for an installation with those settings; they are constants of the modules that are loaded here. */
export async function startRenderer(settingsText: string): Promise<typeof import('#web/render-page.tsx')> {
  Object.assign(settings, parseSettings(settingsText));
  return await import('#web/render-page.tsx');
}
