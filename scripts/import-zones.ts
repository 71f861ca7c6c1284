// Who may import whom: the one table of the house, and the check that every import keeps it.

import { dirname, join } from 'node:path/posix';
import type { SourceFile } from './import-scan.ts';

/** The first row that fits a path counts. */
interface Zone {
  /** A folder (`x/`), each folder in one on its own (`x/<each>/`), a folder's own files (`x/*.ts`), or one file. */
  at: string;
  /** Zones it may import besides itself. */
  may: string[];
  /** Packages it may import; absent: any that package.json allows it. */
  packages?: string[];
}

interface Problem {
  file: string;
  line: number;
  message: string;
}

const shared = ['shared/domain/', 'shared/contract/', 'shared/import/'];
const infrastructure = ['server/http/', 'server/live/', 'server/db/', 'server/mail/', 'server/storage/'];
const settings = ['server/config.ts', 'server/project-folder.ts'];
const server = [...infrastructure, ...settings, 'server/deps.ts'];
const webBase = ['web/lib/', 'web/i18n/', 'web/ui/', 'web/widgets/'];

export const zones: Zone[] = [
  { at: 'shared/domain/', may: [], packages: [] },
  { at: 'shared/contract/', may: ['shared/domain/'], packages: ['zod'] },
  { at: 'shared/import/', may: ['shared/domain/', 'shared/contract/'], packages: ['csv-parse', 'zod'] },
  { at: 'server/http/', may: [...shared, 'server/config.ts', 'server/db/'] },
  { at: 'server/live/', may: [...shared, 'server/config.ts', 'server/db/', 'server/http/'] },
  ...['server/db/', 'server/mail/'].map((at) => ({ at, may: [...shared, ...settings] })),
  { at: 'server/storage/', may: [...shared, 'server/config.ts', 'server/db/'] },
  { at: 'server/features/<each>/', may: [...shared, ...server] },
  { at: 'server/config.ts', may: shared },
  { at: 'server/project-folder.ts', may: [] },
  { at: 'server/deps.ts', may: [...shared, ...infrastructure, 'server/config.ts'] },
  { at: 'server/app.ts', may: [...shared, ...server, 'server/features/<each>/'] },
  { at: 'server/testing/', may: [...shared, ...server, 'server/features/<each>/', 'server/app.ts', 'server/*.ts'] },
  { at: 'server/*.ts', may: [...shared, ...server, 'server/app.ts'] },
  { at: 'web/lib/', may: shared },
  { at: 'web/i18n/', may: shared },
  { at: 'web/ui/', may: ['web/i18n/'] },
  { at: 'web/widgets/', may: ['web/ui/', 'web/i18n/', ...shared] },
  { at: 'web/features/<each>/', may: [...webBase, ...shared] },
  { at: 'web/app/', may: [...webBase, ...shared, 'web/features/<each>/'] },
  { at: 'web/*.tsx', may: [...webBase, ...shared, 'web/app/'] },
  { at: 'scripts/', may: [...shared, ...server, 'server/app.ts', 'server/*.ts'] },
  { at: 'bench/', may: [...shared, ...server, 'server/app.ts', 'server/*.ts', 'e2e/', 'scripts/'] },
  { at: 'e2e/', may: [...shared, 'scripts/'] },
  { at: '*.config.ts', may: shared },
];

const TEST = /\.test\.tsx?$/;
const TEST_PACKAGES = ['vitest', 'fast-check', 'node:'];

const pattern = (at: string): RegExp =>
  new RegExp(`^${at.replaceAll('.', '\\.').replace(/\*|<each>/g, '[^/]+')}${at.endsWith('/') ? '' : '$'}`);
const rows = zones.map((zone) => ({ zone, pattern: pattern(zone.at) }));

/** The row a path belongs to, and its own name: `server/features/faq/` for the row `server/features/<each>/`. */
function zoneOf(path: string): { zone: Zone; name: string } | undefined {
  for (const { zone, pattern } of rows) {
    const match = pattern.exec(path);
    if (match) return { zone, name: zone.at.endsWith('/') ? match[0] : zone.at };
  }
  return undefined;
}

/** The file an import names, from the top of the tree, or undefined for a package. */
function targetOf(file: string, specifier: string): string | undefined {
  const bare = specifier.split('?')[0] ?? '';
  if (bare.startsWith('.')) return join(dirname(file), bare);
  return bare.startsWith('#') ? bare.slice(1) : undefined;
}

const packageFits = (specifier: string, allowed: string[]): boolean =>
  allowed.some((name) => specifier === name || specifier.startsWith(name.endsWith(':') ? name : `${name}/`));

/** Says what is wrong with one import, or nothing. */
function faultOf(
  file: string,
  specifier: string,
  computed: boolean,
  exists: (path: string) => boolean,
): string | undefined {
  const from = zoneOf(file);
  if (!from) return 'belongs to no zone: give its folder a row in scripts/import-zones.ts';
  if (specifier.includes('../'))
    return `'${specifier}': write an import from another folder with its alias (#shared, #server, #web)`;
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
  const allowed = from.name === to.name || from.zone.may.includes(to.zone.at);
  const testHelp = isTest && file.startsWith('server/') && to.name === 'server/testing/';
  return allowed || testHelp ? undefined : `${from.name} must not import ${to.name} ('${specifier}')`;
}

/** Takes the files of a tree with their imports; gives every import that breaks the table. */
export function findForbidden(files: SourceFile[], exists: (path: string) => boolean): Problem[] {
  return files.flatMap(({ path, imports }) => {
    if (!zoneOf(path)) return [{ file: path, line: 1, message: faultOf(path, '', false, exists) ?? '' }];
    return imports.flatMap(({ specifier, line, computed }) => {
      const message = faultOf(path, specifier, computed, exists);
      return message ? [{ file: path, line, message }] : [];
    });
  });
}

/** Gives every circle of imports once, type-only and dynamic ones included. */
export function findCycles(files: SourceFile[]): Problem[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const done = new Set<string>();
  const problems: Problem[] = [];
  const visit = (file: SourceFile, trail: string[]): void => {
    if (done.has(file.path)) return;
    const here = [...trail, file.path];
    for (const { specifier, line } of file.imports) {
      const target = targetOf(file.path, specifier) ?? '';
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
