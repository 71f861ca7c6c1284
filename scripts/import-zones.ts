// Which folder may import which: one table, and the check that every import obeys it.

import { dirname, join } from 'node:path/posix';
import type { Import, SourceFile } from './import-scan.ts';

/** The first row that fits a path counts. */
interface Zone {
  /** A folder (`x/`), each folder in one on its own (`x/<each>/`), a folder's own files (`x/*.ts`), or one file. */
  at: string;
  /** Folders (`x/`) and files that it may import besides itself. */
  may: string[];
  /** Folders of which it may import types only. */
  types?: string[];
  /** Packages it may import; absent: any of package.json. */
  packages?: string[];
}

interface Problem {
  file: string;
  line: number;
  message: string;
}

/** What every layer above the data may use. */
const base = [
  'server/config.ts',
  'server/app-error.ts',
  'server/errors.ts',
  'server/login-config.ts',
  'server/event-loop.ts',
  'server/program.ts',
  'server/project-folder.ts',
  'server/sanitize-html.ts',
  'server/setting.ts',
  'server/unknown-settings.ts',
  'server/version.ts',
];
const infrastructure = ['server/access/', 'server/http/', 'server/live/', 'server/mail/', 'server/storage/'];
/** What a feature may use of server/db: the connection, retries, versions, ids and the group commit; the SQL is in server/data. */
const database = ['client', 'retry', 'save-versioned', 'id', 'group-commit'].map((name) => `server/db/${name}.ts`);
const belowRooms = [...base, ...infrastructure, 'server/texts/', 'server/data/'];
const belowFeatures = [...belowRooms, 'server/present/', 'server/accounts/', 'server/game/', 'server/office/'];
/** The rooms of server/data, each with those that it may use. */
const dataRooms: [room: string, may: string[]][] = [
  ['system', []],
  ['game', ['system']],
  ['office', ['system', 'game']],
  ['accounts', ['system', 'game']],
];

/** What every part of the web app may use of shared/. */
const domain = ['shared/domain/', 'shared/rules/'];
const contract = ['shared/contract/'];
const order = ['i18n', 'ui', 'shell', 'client'].map((name) => `web/${name}/`);
const upTo = (name: string): string[] => [...domain, ...order.slice(0, order.indexOf(`web/${name}/`))];
const belowAudiences = [...domain, ...order, 'web/data/', 'web/forms/', 'web/session/', 'web/widgets/'];

/** Of the contract the web may import types only; schemas (zod) stay out of what students load. */
const ofWeb = (at: string, may: string[], types: string[] = []): Zone => ({ at, may, types: [...contract, ...types] });

export const zones: Zone[] = [
  { at: 'shared/domain/', may: [], packages: [] },
  { at: 'shared/rules/', may: ['shared/domain/'], packages: [] },
  { at: 'shared/csv/', may: ['shared/domain/'], packages: [] },
  { at: 'shared/contract/', may: domain, packages: ['zod'] },
  {
    at: 'shared/import/',
    may: [...domain, ...contract, 'shared/csv/'],
    packages: ['csv-parse', 'jsonc-parser', 'zod'],
  },
  { at: 'server/db/', may: ['shared/'], packages: ['dataloader', 'kysely', 'pg', 'node:'] },
  ...dataRooms.map(
    ([room, may]): Zone => ({
      at: `server/data/${room}/`,
      may: ['shared/', 'server/db/', 'server/event-loop.ts', ...may.map((other) => `server/data/${other}/`)],
      packages: ['kysely', 'node:'],
    }),
  ),
  { at: 'server/access/', may: ['shared/', ...base] },
  { at: 'server/texts/', may: ['shared/'], packages: ['zod'] },
  { at: 'server/http/', may: ['shared/', ...base, 'server/access/', 'server/texts/'] },
  { at: 'server/live/', may: ['shared/', ...base, 'server/access/'] },
  { at: 'server/mail/', may: ['shared/', ...base, 'server/texts/'] },
  { at: 'server/storage/', may: ['shared/', ...base] },
  { at: 'server/present/<each>/', may: ['shared/', 'server/texts/'], types: ['server/data/', 'server/db/'] },
  { at: 'server/office/', may: ['shared/', ...belowRooms, ...database, 'server/deps.ts'] },
  { at: 'server/accounts/', may: ['shared/', ...belowRooms, ...database] },
  {
    at: 'server/game/',
    may: ['shared/', ...belowRooms, 'server/present/', 'server/office/', ...database, 'server/deps.ts'],
  },
  {
    // The doctor examines what a server would use.
    at: 'server/features/system/',
    may: ['shared/', ...belowFeatures, ...database, 'server/db/inspect.ts', 'server/backup/swap.ts', 'server/deps.ts'],
  },
  { at: 'server/features/<each>/', may: ['shared/', ...belowFeatures, ...database, 'server/deps.ts'] },
  { at: 'server/seed/', may: ['shared/', ...base, 'server/db/', 'server/data/', 'server/storage/', 'server/access/'] },
  { at: 'server/backup/', may: ['shared/', ...base, 'server/db/', 'server/data/', 'server/storage/'] },
  {
    at: 'server/commands/',
    may: [
      'shared/',
      ...belowRooms,
      ...['present', 'accounts', 'db', 'backup', 'seed', 'features/system'].map((name) => `server/${name}/`),
    ],
  },
  { at: 'server/executable/', may: ['shared/', 'server/program.ts'], packages: ['node:'] },
  ...base.map((at) => ({ at, may: ['shared/', ...base] })),
  { at: 'server/deps.ts', may: ['shared/', ...belowFeatures, 'server/db/'] },
  { at: 'server/testing/', may: ['shared/', 'server/', 'testing/', 'scripts/'] },
  { at: 'server/*.ts', may: ['shared/', 'server/'] },
  ofWeb('web/i18n/', domain),
  ofWeb('web/ui/', upTo('ui')),
  ofWeb('web/shell/', upTo('shell')),
  ofWeb('web/client/', upTo('client')),
  ofWeb('web/data/', [...domain, ...order]),
  ofWeb('web/forms/', [...domain, ...order]),
  ofWeb('web/session/', [...domain, ...order, 'web/data/', 'web/forms/']),
  ofWeb('web/widgets/', [...domain, 'web/ui/', 'web/i18n/']),
  ofWeb('web/teacher/parts/', belowAudiences),
  ofWeb('web/teacher/board/', [...belowAudiences, 'web/teacher/parts/']),
  ofWeb('web/teacher/control/', [...belowAudiences, 'web/teacher/parts/'], ['web/teacher/board/']),
  ofWeb('web/teacher/learned/', [...belowAudiences, 'web/teacher/parts/', 'web/teacher/board/']),
  ofWeb('web/teacher/hosts/<each>/', [
    ...belowAudiences,
    ...['parts', 'board', 'control', 'learned'].map((name) => `web/teacher/${name}/`),
  ]),
  // These choose the host.
  ofWeb('web/teacher/hosts/*.ts', [...belowAudiences, 'web/teacher/parts/']),
  ofWeb('web/teacher/hosts/*.tsx', [
    ...belowAudiences,
    ...['parts', 'control', 'hosts'].map((name) => `web/teacher/${name}/`),
  ]),
  ofWeb('web/teacher/*.ts', [...belowAudiences, 'web/teacher/']),
  // The pages of their own; never a host.
  ofWeb('web/teacher/', [...belowAudiences, 'web/teacher/parts/', 'web/teacher/learned/']),
  ...['site', 'account', 'student'].map((name) => ofWeb(`web/${name}/`, belowAudiences)),
  { at: 'web/office/', may: [...belowAudiences, 'shared/'] },
  ofWeb('web/*.tsx', ['web/', ...domain]),
  { at: 'testing/', may: ['shared/', 'scripts/'] },
  { at: 'scripts/', may: ['shared/', 'server/'] },
  { at: 'e2e/', may: ['shared/', 'testing/'] },
  { at: 'lab/', may: ['shared/', 'server/', 'testing/', 'scripts/', 'web/site/lesson/tour-pictures.ts'] },
  {
    at: '*.config.ts',
    may: [
      'shared/',
      'scripts/',
      'server/http/localize-page.ts',
      'server/http/page-drawing.ts',
      'server/http/page-html.ts',
      'server/program.ts',
    ],
  },
];

const TEST = /\.test\.tsx?$/;
const TEST_PACKAGES = ['vitest', 'fast-check', 'node:'];

const pattern = (at: string): RegExp =>
  new RegExp(`^${at.replaceAll('.', '\\.').replace(/\*|<each>/g, '[^/]+')}${at.endsWith('/') ? '' : '$'}`);
const patterns = zones.map((zone) => ({ zone, pattern: pattern(zone.at) }));

/** The row a path belongs to, and its own name: `server/features/faq/` for the row `server/features/<each>/`. */
function zoneOf(path: string): { zone: Zone; name: string } | undefined {
  for (const { zone, pattern } of patterns) {
    const match = pattern.exec(path);
    if (match) return { zone, name: zone.at.endsWith('/') ? match[0] : zone.at };
  }
  return undefined;
}

/** The file an import names, from the top of the tree, or undefined for a package. */
function targetOf(file: string, specifier: string): string | undefined {
  const bare = specifier.replace(/\?.*/, '');
  if (bare.startsWith('.')) return join(dirname(file), bare);
  return bare.startsWith('#') ? bare.slice(1) : undefined;
}

const packageFits = (specifier: string, allowed: string[]): boolean =>
  allowed.some((name) => specifier === name || specifier.startsWith(name.endsWith(':') ? name : `${name}/`));

/** Returns the error of one import, if any. */
function problemOf(
  file: string,
  { specifier, computed, typeOnly }: Pick<Import, 'specifier' | 'computed' | 'typeOnly'>,
  exists: (path: string) => boolean,
): string | undefined {
  const from = zoneOf(file);
  if (!from) return undefined;
  if (specifier.includes('../'))
    return `'${specifier}': write an import from another folder with its alias (#shared, #server, #web, …)`;
  if (computed) return specifier.startsWith('./') ? undefined : `'${specifier}…': a computed import cannot be checked`;
  if (/^\.\/.*\//.test(specifier)) return `'${specifier}': ./ is for the same folder, use the alias`;
  const target = targetOf(file, specifier);
  const isTest = TEST.test(file);
  if (target === undefined) {
    const { packages } = from.zone;
    if (!packages || packageFits(specifier, isTest ? [...packages, ...TEST_PACKAGES] : packages)) return undefined;
    return `${from.name} must not import the package '${specifier}'`;
  }
  if (!exists(target)) return `'${specifier}': there is no such file (write the extension)`;
  const to = zoneOf(target);
  if (!to) return `'${specifier}' belongs to no zone`;
  if (TEST.test(target)) return `'${specifier}' is a test`;
  const within = (folders: readonly string[] = []): boolean => folders.some((folder) => target.startsWith(folder));
  if (from.name === to.name || within(from.zone.may)) return undefined;
  if (within(from.zone.types)) {
    return typeOnly || isTest ? undefined : `${from.name} may import types only of ${to.name} ('${specifier}')`;
  }
  const testHelp = isTest && within(['testing/', ...(file.startsWith('server/') ? ['server/testing/'] : [])]);
  return testHelp ? undefined : `${from.name} must not import ${to.name} ('${specifier}')`;
}

/** Returns every import that breaks the table. */
export function findForbidden(files: SourceFile[], exists: (path: string) => boolean): Problem[] {
  return files.flatMap(({ path, imports }) => {
    if (!zoneOf(path))
      return [{ file: path, line: 1, message: 'belongs to no zone: give its folder a row in scripts/import-zones.ts' }];
    return imports.flatMap((found) => {
      const message = problemOf(path, found, exists);
      return message ? [{ file: path, line: found.line, message }] : [];
    });
  });
}

/** Returns every circle of imports once, type-only and dynamic ones included. */
export function findCycles(files: SourceFile[]): Problem[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const done = new Set<string>();
  const problems: Problem[] = [];
  const visit = (file: SourceFile, trail: string[]): void => {
    if (done.has(file.path)) return;
    const here = [...trail, file.path];
    for (const { specifier, line } of file.imports) {
      const target = targetOf(file.path, specifier);
      if (target === undefined) continue;
      const start = here.indexOf(target);
      const next = byPath.get(target);
      if (start >= 0)
        problems.push({ file: file.path, line, message: `a circle: ${[...here.slice(start), target].join(' → ')}` });
      else if (next) visit(next, here);
    }
    done.add(file.path);
  };
  for (const file of files) visit(file, []);
  return problems;
}
