import { expect, it } from 'vitest';
import { makeGame, startGame } from '#server/testing/factories.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { findCurrentUpdates } from './current-updates.ts';

it.each(engines)('listeners who missed updates get those of where it is, on %s', async (engine) => {
  const { app, teacher, set, first } = await openGameApp(engine);
  const draft = await makeGame(app, teacher, set);
  const atStatement = await startGame(app, teacher, set);
  const again = await startGame(app, teacher, set);
  await teacher.post(`${again.path}/statement/${first}/second-round`);
  const away = await startGame(app, teacher, set);
  await teacher.post(`${away.path}/devices-away`, { away: true });
  const ownTempo = await startGame(app, teacher, set, { settings: ['own_tempo'] });
  const told = await startGame(app, teacher, set, { settings: ['aggregates_only'] });
  await app.student().get(told.path);
  const ended = await startGame(app, teacher, set);
  await teacher.post(`${ended.path}/end`);
  const archived = await startGame(app, teacher, set);
  await teacher.post(`${archived.path}/archive`);
  const codes = [draft, atStatement, again, away, ownTempo, told, ended, archived].map(({ code }) => code);
  // More codes than fit one query.
  const unknown = Array.from({ length: 600 }, (_, at) => `X${at}`);
  const updates = await findCurrentUpdates(app.db, [...unknown, ...codes]);
  expect(codes.map((code) => updates.get(code))).toEqual([
    [{ type: 'devices-away', away: false }],
    [{ type: 'next-question', statementId: first }],
    [
      { type: 'next-question', statementId: first },
      { type: 'second-round', statementId: first },
    ],
    [
      { type: 'next-question', statementId: first },
      { type: 'devices-away', away: true },
    ],
    [{ type: 'session-started', statementId: null }],
    [{ type: 'next-question', statementId: first, participants: 1 }],
    [{ type: 'results' }],
    [{ type: 'archived' }],
  ]);
});
