// One file that is Node, a server and all that it needs: Node's single executable, with server/executable as its program.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build, minify } from 'vite';
import { serverOptions } from '#scripts/server-command.ts';
import type { PackedFile, PackedIndex } from '#server/executable/packed-files.ts';
import type { ServerFile } from './server-files.ts';

const COPY = /\.(br|gz)$/;

/** Scripts that the server runs itself; those of the pages are small already. */
const OF_SERVER = /^dist\/(server|web\/\.render)\/.*\.js$/;

/** Makes a script a third smaller; the names of functions stay, for stack traces. */
async function smaller(path: string, script: Buffer): Promise<Buffer> {
  const keepNames = { function: true, class: true };
  const { code, errors } = await minify(path, script.toString(), {
    module: true,
    compress: { keepNames },
    mangle: { keepNames },
  });
  if (errors.length > 0) throw new Error(`${path} could not be minified`);
  return Buffer.from(code);
}

/** Packs the files of a server: those that the build compressed as they are, and no copy twice. */
export async function packFiles(files: readonly ServerFile[]): Promise<{ index: PackedIndex; packed: Buffer }> {
  const byPath = new Map(files.map(({ path, content }) => [path, content]));
  const isCopy = (path: string): boolean => COPY.test(path) && byPath.has(path.replace(COPY, ''));
  const others: Buffer[] = [];
  const sent: Buffer[] = [];
  const packedFiles: PackedFile[] = [];
  for (const { path, content } of files.filter((file) => !isCopy(file.path))) {
    const brotli = byPath.get(`${path}.br`);
    const kept = OF_SERVER.test(path) ? await smaller(path, content) : content;
    if (brotli === undefined) others.push(kept);
    else sent.push(brotli);
    packedFiles.push({ path, size: kept.length, brotli: brotli?.length ?? null });
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  };
  const together = await promisify(brotliCompress)(Buffer.concat(others), { params });
  return { index: { together: together.length, files: packedFiles }, packed: Buffer.concat([together, ...sent]) };
}

/** Builds the program that runs first: one script, as an executable has room for no second one. */
async function buildMain(top: string, folder: string): Promise<void> {
  await build({
    configFile: false,
    root: top,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: 'server/executable/main.ts',
      outDir: folder,
      emptyOutDir: false,
      target: 'node26',
      rolldownOptions: { output: { format: 'cjs', entryFileNames: 'main.cjs' } },
    },
  });
}

/** Writes what every executable of this version holds into a folder. */
export async function prepareExecutables(
  top: string,
  version: string,
  files: readonly ServerFile[],
  folder: string,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { index, packed } = await packFiles(files);
  const id = createHash('sha256').update(JSON.stringify(index)).update(packed).digest('hex').slice(0, 12);
  writeFileSync(join(folder, 'index'), JSON.stringify(index));
  writeFileSync(join(folder, 'files'), packed);
  writeFileSync(join(folder, 'version'), `${version}-${id}`);
  await buildMain(top, folder);
}

/** Puts what `prepareExecutables` wrote into a program of Node. Throws what Node said when it cannot. */
export function makeExecutable(folder: string, node: string, output: string): void {
  const asset = (name: string): string => join(folder, name);
  const config = {
    main: asset('main.cjs'),
    output,
    executable: node,
    disableExperimentalSEAWarning: true,
    execArgv: [...serverOptions, '--disable-warning=ExperimentalWarning'],
    assets: { index: asset('index'), files: asset('files'), version: asset('version') },
  };
  const file = asset('sea.json');
  writeFileSync(file, JSON.stringify(config));
  const { status, stderr, stdout } = spawnSync(process.execPath, ['--build-sea', file], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${output} could not be made. ${stdout}${stderr}`);
}
