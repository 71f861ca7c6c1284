import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { z } from 'zod';

const manifest = z.object({ name: z.string(), version: z.string() });
export const packageVersions = z.array(z.string());

/** The file of a build that says which packages are in it; none of the web app's, which the server hands out. */
export const PACKAGE_LIST = 'packages.json';

/** The package that a module is of, as `name@version`; null for one of ours, and for what the bundler adds. */
export function packageOf(id: string): string | null {
  if (!id.includes('node_modules')) return null;
  let folder = dirname(id.replace(/^\0/, '').replace(/\?.*$/, ''));
  // Some packages have a package.json without a name in the folders of their parts.
  while (folder !== dirname(folder)) {
    const file = join(folder, 'package.json');
    const read = existsSync(file) ? manifest.safeParse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
    if (read?.success) return `${read.data.name}@${read.data.version}`;
    folder = dirname(folder);
  }
  return null;
}

/** Returns the packages of these modules, each once. */
export function packagesOf(ids: readonly string[]): string[] {
  return [...new Set(ids.map(packageOf).filter((one) => one !== null))].sort();
}

/** Writes which packages a build contains, from its own list of modules. */
export const packageList = (): Plugin => ({
  name: 'package-list',
  generateBundle(_options, bundle) {
    const ids = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    this.emitFile({ type: 'asset', fileName: PACKAGE_LIST, source: JSON.stringify(packagesOf(ids)) });
  },
});
