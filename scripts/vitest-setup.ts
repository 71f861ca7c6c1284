// Says once, before the tests, what they will leave out for want of a database server.

export function setup(): void {
  if (!process.env.TEST_DATABASE_URL)
    console.warn('PostgreSQL is skipped: run `node scripts/services.ts -- npx vitest run` for both databases');
  if (!process.env.TEST_REDIS_URL)
    console.warn('Redis is skipped: it needs TEST_REDIS_URL, which scripts/services.ts gives as well');
}
