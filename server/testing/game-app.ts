import { afterAll } from 'vitest';
import { required } from '#testing/required.ts';
import { createGameApp } from './factories.ts';
import type { Engine } from './test-database.ts';

/** What most tests of games begin with, for all tests of a block, which is `async`: an app with a teacher and a published set, whose first statements are named. */
export async function openGameApp(engine: Engine) {
  const opened = await createGameApp(engine);
  afterAll(() => opened.app.close());
  const [first, second] = opened.set.statements.map(required);
  return { ...opened, first: required(first), second: required(second) };
}
