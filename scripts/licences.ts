// The packages that reach somebody: those that run on the server, and those that the pages contain, with their licences.
// Run directly: fails when one has a licence that was not looked at (`npm run licences`).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { top } from './run-command.ts';

export interface Licence {
  name: string;
  version: string;
  licence: string;
}

/** Dependencies because `npm start` builds with them; they reach nobody. */
export const BUILDERS: readonly string[] = ['@tailwindcss/vite', '@vitejs/plugin-react', 'tailwindcss', 'vite'];

/** Licences that go with the EUPL: they allow to pass the packages on with the product, named as they are. */
export const ALLOWED: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
];

/** What the pages are set in: no package, so that its version stands here. */
export const TYPEFACE: Licence = { name: 'atkinson-hyperlegible-next', version: '2.001', licence: 'OFL-1.1' };

/** What a package of the server takes along if it is there, without saying that it needs it. */
const TAKEN_ALONG = ['supports-color'] as const;

/** Packages that say it in an older form, which the lock file leaves out. */
const SAID_OTHERWISE: Readonly<Record<string, string>> = { 'xmlhttprequest-ssl': 'MIT' };

interface LockedPackage {
  version?: string;
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
type Lock = Record<string, LockedPackage>;

/** The key in the lock of a package as the one at `from` finds it: in its own folder, or in one above it. */
function resolveFrom(lock: Lock, from: string, name: string): string | undefined {
  const key = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (lock[key]) return key;
  if (from === '') return undefined;
  return resolveFrom(lock, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}

/** Returns every package that these need, directly or not, by name. Throws for one without a licence. */
export function licencesOf(lock: Lock, roots: readonly string[]): Licence[] {
  const found = new Map<string, Licence>();
  const visit = (from: string, name: string): void => {
    const key = resolveFrom(lock, from, name);
    const locked = key === undefined ? undefined : lock[key];
    // Of another platform, or a peer that nobody installed.
    if (key === undefined || locked === undefined || found.has(key)) return;
    const { version, license = SAID_OTHERWISE[name] } = locked;
    if (version === undefined || license === undefined) throw new Error(`${key} has no licence in package-lock.json`);
    found.set(key, { name, version, licence: license });
    for (const needed of Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })) visit(key, needed);
  };
  for (const root of roots) visit('', root);
  const list = [...new Map([...found.values()].map((one) => [`${one.name}@${one.version}`, one])).values()];
  return list.sort(byName);
}

const byName = (a: Licence, b: Licence): number =>
  a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en');

/** Returns the packages of this version with their licences; the first optional one stands for Node on every platform. */
export function readLicences(): Licence[] {
  const { packages } = JSON.parse(readFileSync(join(top, 'package-lock.json'), 'utf8')) as { packages: Lock };
  const { dependencies = {}, optionalDependencies = {} } = packages[''] ?? {};
  const [runtime] = licencesOf(packages, Object.keys(optionalDependencies));
  const roots = Object.keys(dependencies).filter((name) => !BUILDERS.includes(name));
  const listed = [...licencesOf(packages, [...roots, ...TAKEN_ALONG]), TYPEFACE];
  return (runtime === undefined ? listed : [...listed, { ...runtime, name: 'node' }]).sort(byName);
}

/** Every package that is locked as `name@version`, with its place in the tree. */
function lockedPackages(): [string, LockedPackage & { place: string }][] {
  const { packages } = JSON.parse(readFileSync(join(top, 'package-lock.json'), 'utf8')) as { packages: Lock };
  return Object.entries(packages).flatMap(([place, { version, license, ...others }]) => {
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licence = license ?? SAID_OTHERWISE[name];
    if (version === undefined || licence === undefined) return [];
    return [[`${name}@${version}`, { ...others, version, license: licence, place }]];
  });
}

/** Returns the licence of every package that is locked, by `name@version`. */
export const licenceByPackage = (): Map<string, string> =>
  new Map(lockedPackages().map(([one, { license = '' }]) => [one, license]));

/** Returns the folder of every package that is locked, by `name@version`. */
export const placesOf = (): Map<string, string> => new Map(lockedPackages().map(([one, { place }]) => [one, place]));

if (import.meta.main) {
  const licences = readLicences();
  const unknown = licences.filter(({ licence }) => !ALLOWED.includes(licence));
  for (const { name, version, licence } of unknown) process.stderr.write(`${name} ${version}: ${licence}\n`);
  process.stdout.write(`${licences.length} packages, ${unknown.length} with a licence that was not looked at\n`);
  process.exitCode = unknown.length === 0 ? 0 : 1;
}
