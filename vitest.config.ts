import { configDefaults, defineConfig } from 'vitest/config';

/** Tests that change a module before others read it. */
const ISOLATED = ['server/testing/game-settings.test.ts'];

const settings = {
  environment: 'node',
  css: true,
  pool: 'forks',
  // One more than the processors of a small machine: a quarter of the time is waiting for programs that start or are away.
  maxWorkers: 3,
  // The machine may be busy with other work.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
} as const;

export default defineConfig({
  test: {
    globalSetup: ['scripts/vitest-setup.ts'],
    projects: [
      {
        extends: false,
        test: {
          ...settings,
          name: 'shared modules',
          include: ['{shared,server,web,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...ISOLATED],
          // The files that a process runs one after another load the modules once.
          isolate: false,
        },
      },
      { extends: false, test: { ...settings, name: 'own modules', include: ISOLATED } },
    ],
  },
});
