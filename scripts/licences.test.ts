import { expect, it } from 'vitest';
import { scanTree } from './import-scan.ts';
import { ALLOWED, BUILDERS, licencesOf, readLicences } from './licences.ts';
import { top } from './run-command.ts';

const lock = {
  '': { dependencies: { a: '1.0.0' } },
  'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { b: '^1.0.0', c: '*' } },
  'node_modules/a/node_modules/b': { version: '1.2.0', license: 'ISC', optionalDependencies: { absent: '*' } },
  'node_modules/b': { version: '2.0.0', license: 'GPL-3.0' },
  'node_modules/c': { version: '3.0.0', license: '0BSD', dependencies: { b: '^2.0.0' } },
};

it('lists what a package needs, each as the one that needs it finds it', () => {
  const named = licencesOf(lock, ['a']).map(({ name, version, licence }) => `${name} ${version} ${licence}`);
  expect(named).toEqual(['a 1.0.0 MIT', 'b 1.2.0 ISC', 'b 2.0.0 GPL-3.0', 'c 3.0.0 0BSD']);
});

it('refuses a package without a licence', () => {
  expect(() => licencesOf({ 'node_modules/a': { version: '1.0.0' } }, ['a'])).toThrow('node_modules/a');
});

it('every package of this version has a licence that was looked at', () => {
  const licences = readLicences();
  expect(licences.length).toBeGreaterThan(100);
  expect(licences.filter(({ licence }) => !ALLOWED.includes(licence))).toEqual([]);
});

it('has the packages that pages contain', () => {
  const nameOf = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  const imported = scanTree(top)
    .filter(({ path }) => path.startsWith('web/') && !/\.test\.tsx?$/.test(path))
    .flatMap(({ imports }) => imports.filter(({ typeOnly }) => !typeOnly))
    .map(({ specifier }) => nameOf(specifier))
    .filter((name) => /^(@\w|\w)/.test(name) && !name.startsWith('node:'));
  const listed = new Set(readLicences().map(({ name }) => name));
  expect([...new Set(imported)].filter((name) => !listed.has(name))).toEqual([]);
  expect(BUILDERS.filter((name) => imported.includes(name))).toEqual([]);
});
