import { createWriteStream, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import type { ServerFile } from './server-files.ts';

/** The units of a checkout run the Node of its packages; here it is the machine's. */
const OF_CHECKOUT = '/opt/halfrond/node_modules/.bin/node';
const OF_MACHINE = '/usr/bin/env node';

/** What a system manager installs and reads beside the server, with the pages for those who decide. */
function besides(top: string): ServerFile[] {
  const names = readdirSync(join(top, 'deploy')).filter(
    (name) => /\.(service|conf|yaml)$/.test(name) && name !== 'compose.yaml',
  );
  const paths = [
    ...names.map((name) => `deploy/${name}`),
    'README.md',
    'SECURITY.md',
    'docs/operations.md',
    'docs/settings.md',
    'docs/without-internet.md',
    'docs/privacy.md',
    'docs/accessibility-report.md',
    ...readdirSync(join(top, 'docs/school')).map((name) => `docs/school/${name}`),
  ];
  return paths.map((path) => {
    const text = readFileSync(join(top, path), 'utf8');
    return { path, content: Buffer.from(path.endsWith('.service') ? text.replaceAll(OF_CHECKOUT, OF_MACHINE) : text) };
  });
}

/** Writes the archive for servers that have Node: everything in the folder `name`, each file with the same time, so that the same commit gives the same archive. */
export async function writeTarball(
  file: string,
  { top, name, files, time }: { top: string; name: string; files: readonly ServerFile[]; time: Date },
): Promise<void> {
  const archive = pack();
  for (const { path, content } of [...files, ...besides(top)])
    archive.entry({ name: `${name}/${path}`, mtime: time, mode: 0o644 }, content);
  archive.finalize();
  await pipeline(archive, createGzip({ level: 9 }), createWriteStream(file));
}
