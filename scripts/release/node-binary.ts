// The program of Node for each platform of a release, without what only a debugger reads.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';

export const PLATFORMS = ['linux-x64', 'linux-arm64', 'win-x64'] as const;
export type Platform = (typeof PLATFORMS)[number];

const OWN = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** Where the Windows format keeps the place and size of a signature: an entry of the table in the header for 64 bits. */
const PE_HEADER_AT = 0x3c;
const PE_SIGNATURE_ENTRY = 24 + 112 + 4 * 8;

/** Empties the entry of the signature, which a change makes wrong: Windows refuses a program with a wrong one. */
export function withoutSignature(program: Buffer): Buffer {
  const entry = program.readUInt32LE(PE_HEADER_AT) + PE_SIGNATURE_ENTRY;
  const start = program.readUInt32LE(entry);
  const unsigned = Buffer.from(start === 0 ? program : program.subarray(0, start));
  unsigned.fill(0, entry, entry + 8);
  return unsigned;
}

/** Fetches the package of Node for a platform with npm, which checks what it gets. Returns null when there is no network, or no such package. */
function fetchPackage(platform: Platform, version: string, folder: string): string | null {
  const file = join(folder, `node-${platform}-${version}.tgz`);
  if (existsSync(file)) return file;
  // What is stored of an earlier time does, and without network one try more: npm would go on for minutes.
  const soon = [
    '--prefer-offline',
    '--fetch-retries=1',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=1000',
  ];
  const args = ['pack', '--silent', ...soon, `node-${platform}@${version}`, '--pack-destination', folder];
  const { status } = spawnSync('npm', args, {
    stdio: ['ignore', 'ignore', 'ignore'],
    shell: process.platform === 'win32',
  });
  return status === 0 && existsSync(file) ? file : null;
}

/** Returns one file of a package. */
async function fileOf(archive: string, name: string): Promise<Buffer> {
  const entries = createReadStream(archive).pipe(createGunzip()).pipe(extract());
  let found: Buffer | undefined;
  for await (const entry of entries) {
    if (entry.header.name === name) found = await buffer(entry);
    else entry.resume();
  }
  if (found === undefined) throw new Error(`${archive} has no ${name}`);
  return found;
}

/** Removes the names of functions from a program of Linux, a fifth of it. Returns whether this machine can do that. */
function strip(file: string, platform: Platform): boolean {
  const tools = platform === OWN ? ['llvm-strip', 'strip'] : ['llvm-strip'];
  return tools.some((tool) => spawnSync(tool, [file], { stdio: 'ignore' }).status === 0);
}

/**
 * Returns the path of Node's program for that platform in `folder`, and what there is to say about it; null if it cannot be fetched.
 * The one of this machine is the one that runs.
 */
export async function nodeBinary(
  platform: Platform,
  version: string,
  folder: string,
): Promise<{ file: string; note: string | null } | null> {
  mkdirSync(folder, { recursive: true });
  const isWindows = platform.startsWith('win');
  const file = join(folder, `node-${platform}-${version}${isWindows ? '.exe' : ''}`);
  if (existsSync(file)) return { file, note: null };
  const draft = `${file}.draft`;
  if (platform === OWN) copyFileSync(process.execPath, draft);
  else {
    const archive = fetchPackage(platform, version, folder);
    if (archive === null) return null;
    writeFileSync(draft, await fileOf(archive, isWindows ? 'package/bin/node.exe' : 'package/bin/node'));
  }
  chmodSync(draft, 0o755);
  if (isWindows) writeFileSync(draft, withoutSignature(readFileSync(draft)));
  else if (!strip(draft, platform)) return { file: draft, note: 'not stripped: install llvm' };
  renameSync(draft, file);
  return { file, note: null };
}
