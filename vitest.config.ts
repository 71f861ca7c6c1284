import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{shared,server,web,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: ['scripts/vitest-setup.ts'],
    css: true,
    pool: 'forks',
    // One more than the processors of a small machine: a quarter of the time is waiting for programs that start or are away.
    maxWorkers: 3,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
