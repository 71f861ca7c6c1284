import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { databaseFile, openDatabase } from './client.ts';
import { migrate } from './migrate.ts';

it('the files of the embedded database are its user’s only, also where folder and file were there before', async () => {
  for (const isThere of [false, true]) {
    const dataDir = mkdtempSync(join(tmpdir(), 'halfrond-test-'));
    chmodSync(dataDir, 0o755);
    if (isThere) writeFileSync(databaseFile(dataDir), '', { mode: 0o644 });
    const db = openDatabase({ databaseUrl: null, dataDir });
    await migrate(db);
    const modes = readdirSync(dataDir).map((name) => [name, statSync(join(dataDir, name)).mode & 0o777]);
    expect(modes.length, 'the file and its log').toBeGreaterThan(1);
    for (const [name, mode] of modes) expect([name, mode]).toEqual([name, 0o600]);
    await db.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
