import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteTemplates } from '#server/testing/template-database.ts';

export function setup(): void {
  if (!process.env.TEST_DATABASE_URL)
    console.warn('SKIPPED  tests on PostgreSQL: run `node scripts/services.ts -- npx vitest run` for both databases');
  if (!process.env.TEST_REDIS_URL) console.warn('SKIPPED  tests with Redis: the same command starts it');
  process.env.TEST_TEMPLATES = mkdtempSync(join(tmpdir(), 'halfrond-templates-'));
}

export const teardown = deleteTemplates;
