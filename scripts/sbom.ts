// The list of components of a version (CycloneDX): what the bundlers put into the server and the pages, Node, and what is in Node.
// Run directly: prints it (`npm run --silent sbom`).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { packageManifest } from '#scripts/release/manifest.ts';
import { RENDERER_FOLDER } from '#server/http/page-drawing.ts';
import { buildOrExit } from './build.ts';
import { type Licence, licenceByPackage, TYPEFACE } from './licences.ts';
import { PACKAGE_LIST, packagesOf, packageVersions } from './package-list.ts';
import { top } from './run-command.ts';

const pageGraph = z.array(z.object({ modules: z.array(z.string()) }));

/** Returns the packages of a build as `name@version`: of the server, of the pages, and of what draws pages on the server. */
export function builtPackages(folder: string): string[] {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(folder, 'dist', path), 'utf8'));
  const lists = ['server', `web/${RENDERER_FOLDER}`].map((part) =>
    packageVersions.parse(read(`${part}/${PACKAGE_LIST}`)),
  );
  const ofPages = pageGraph.parse(read('page-graph.json')).flatMap(({ modules }) => modules);
  const pages = packagesOf(ofPages.map((module) => join(folder, module)));
  return [...new Set([...lists.flat(), ...pages])].sort();
}

interface Component {
  type: 'application' | 'library' | 'framework' | 'data';
  name: string;
  version: string;
  purl?: string;
  licenses?: object[];
  components?: Component[];
  'bom-ref'?: string;
}

/** Components of npm are found by their address in it; a scope is written with %40. */
const purlOf = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

function ofPackage(one: string, licences: ReadonlyMap<string, string>): Component {
  const at = one.lastIndexOf('@');
  const [name, version] = [one.slice(0, at), one.slice(at + 1)];
  const licence = licences.get(one);
  if (licence === undefined) throw new Error(`${one} has no licence in package-lock.json`);
  const purl = purlOf(name, version);
  return { type: 'library', name, version, purl, 'bom-ref': purl, licenses: [{ expression: licence }] };
}

function ofNode(): Component {
  const { node, ...parts } = process.versions;
  // Numbers of interfaces, not of components.
  const names = Object.keys(parts).filter((name) => !['modules', 'napi', 'unicode', 'cldr', 'tz'].includes(name));
  const components = names.map((name) => ({ type: 'library' as const, name, version: String(process.versions[name]) }));
  const purl = `pkg:generic/node@${node}`;
  return {
    type: 'framework',
    name: 'node',
    version: node,
    purl,
    'bom-ref': purl,
    licenses: [{ expression: 'MIT' }],
    components,
  };
}

const ofTypeface = ({ name, version, licence }: Licence): Component => ({
  type: 'data',
  name,
  version,
  purl: `pkg:github/googlefonts/${name}@${version}`,
  'bom-ref': name,
  licenses: [{ expression: licence }],
});

/** Returns the list for the build in a folder, as text. `time` is that of the commit. */
export function componentList(folder: string, time: Date): string {
  const { name, version, license } = packageManifest(folder);
  const licences = licenceByPackage();
  const components = [...builtPackages(folder).map((one) => ofPackage(one, licences)), ofTypeface(TYPEFACE), ofNode()];
  const own = { type: 'application', name, version, 'bom-ref': name, licenses: [{ expression: license }] };
  const metadata = { timestamp: time.toISOString(), component: own };
  const dependencies = [{ ref: name, dependsOn: components.map((one) => one['bom-ref']) }];
  const list = { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, metadata, components, dependencies };
  return `${JSON.stringify(list, null, 2)}\n`;
}

if (import.meta.main) {
  await buildOrExit(top, () => {});
  process.stdout.write(componentList(top, new Date()));
}
