// What the licences of others ask to be passed on with their work: the notices of every package in a build, of Node, and of the typeface.
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { licenceByPackage, placesOf, TYPEFACE } from '#scripts/licences.ts';
import { builtPackages } from '#scripts/sbom.ts';
import { invariant } from '#shared/domain/invariant.ts';

const NOTICE = /^(licen[cs]e|copying|notice|copyright)/i;
const OFL = 'web/ui/core/fonts/OFL.txt';

const noticesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && NOTICE.test(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8').trim());

/** Beside the program where it is one of the packages; a system has it elsewhere, or not at all. */
function ofNode(): string {
  const file = join(dirname(dirname(realpathSync(process.execPath))), 'LICENSE');
  const address = `https://github.com/nodejs/node/blob/${process.version}/LICENSE`;
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : address;
}

/** Returns these texts for the build in a folder; of a package that has none, the name of its licence. */
export function licenceTexts(folder: string): string {
  const names = licenceByPackage();
  const places = placesOf();
  const packages = builtPackages(folder).map((one): [string, string[]] => {
    const [licence, place] = [names.get(one), places.get(one)];
    invariant(licence !== undefined && place !== undefined, `${one} is in the build and installed`);
    return [`${one} (${licence})`, noticesIn(join(folder, place))];
  });
  const parts: [string, string[]][] = [
    ...packages,
    [`Node.js ${process.versions.node}`, [ofNode()]],
    [TYPEFACE.name, [readFileSync(join(folder, OFL), 'utf8').trim()]],
  ];
  const listed = parts.map(([title, texts]) => [`== ${title}`, ...texts].join('\n\n'));
  return `${listed.join('\n\n\n')}\n`;
}
