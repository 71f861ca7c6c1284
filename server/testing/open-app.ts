import { required } from '#testing/required.ts';
import { atEnd } from './at-end.ts';
import { makeQuestionSet, type TestSetShape } from './factories.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import type { Engine } from './test-database.ts';

/** An app that is closed at the end. `besides`: another server on the database of that one. */
export async function openTestApp(
  engine?: Engine,
  settings?: Record<string, string>,
  besides?: TestApp,
): Promise<TestApp> {
  const app = await createTestApp(engine, settings, undefined, besides);
  atEnd(() => (besides ? app.app.close() : app.close()));
  return app;
}

/** What most tests of games begin with: the same with a teacher and a published set of named statements. */
export async function openGameApp(engine?: Engine, settings?: Record<string, string>, shape?: TestSetShape) {
  const app = await openTestApp(engine, settings);
  const teacher = await app.user('teacher');
  const set = await makeQuestionSet(app, shape);
  const [first, second] = set.statements.map(required);
  return { app, teacher, set, first: required(first), second: required(second) };
}
