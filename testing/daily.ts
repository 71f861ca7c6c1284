/**
 * Whether `npm test` runs, which leaves to `npm run test:all` what seldom fails alone: further widths and languages, the
 * second database where SQL is the same, and the journeys whose file is not named `*.daily.spec.ts`. A test that is run by
 * itself has all of it.
 */
export const isDaily = process.env.TESTS === 'daily';
