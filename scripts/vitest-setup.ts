export function setup(): void {
  if (!process.env.TEST_DATABASE_URL)
    console.warn('SKIPPED  tests on PostgreSQL: run `node scripts/services.ts -- npx vitest run` for both databases');
  if (!process.env.TEST_REDIS_URL) console.warn('SKIPPED  tests with Redis: the same command starts it');
}
