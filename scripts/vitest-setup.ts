import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteTemplates } from '#server/testing/template-database.ts';
import { serverCommand } from './server-command.ts';

export function setup(): void {
  if (!process.env.TEST_DATABASE_URL)
    console.warn('SKIPPED  tests on PostgreSQL: run `npm run services -- npx vitest run` for both databases');
  if (!process.env.TEST_REDIS_URL) console.warn('SKIPPED  tests with Redis: the same command starts it');
  // For the processes of the tests, and those that they start.
  Object.assign(process.env, serverCommand.environment);
  process.env.TEST_TEMPLATES = mkdtempSync(join(tmpdir(), 'halfrond-templates-'));
}

export const teardown = deleteTemplates;
