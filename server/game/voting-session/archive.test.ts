// Archiving a game that another device changes at the same moment: here as it was read before that change.
import { describe, expect, it } from 'vitest';
import { makeGame } from '#server/testing/factories.ts';
import { openGameApp } from '#server/testing/open-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { required } from '#testing/required.ts';
import { findWithSetup } from './load.ts';
import { runLiveCommand } from './voting-session.service.ts';

describe.each(engines)('archiving a game, on %s', async (engine) => {
  const { app, teacher, set } = await openGameApp(engine);
  const { deps } = app.app;
  const read = async (id: string) => required(await findWithSetup(deps, id));
  const isArchived = async (id: string) => (await read(id)).row.archived_at !== null;

  it.each([
    ['started', ['start']],
    ['started and ended', ['start', 'end']],
    ['archived', ['archive']],
  ])('goes on where it was %s meanwhile', async (_, calls) => {
    const { id, path } = await makeGame(app, teacher, set);
    const before = await read(id);
    for (const call of calls) await teacher.post(`${path}/${call}`);
    await runLiveCommand(deps, before, { name: 'archive' });
    expect(await isArchived(id)).toBe(true);
  });

  it('ends a debate that was started meanwhile, with its last snapshots', async () => {
    const { id, path } = await makeGame(app, teacher, set);
    const before = await read(id);
    await teacher.post(`${path}/start`);
    await runLiveCommand(deps, before, { name: 'archive' });
    expect((await read(id)).row.counts_snapshots).toBe(1);
  });

  it('goes on where it was deleted meanwhile', async () => {
    const { id, path } = await makeGame(app, teacher, set);
    const before = await read(id);
    await teacher.post(`${path}/archive`);
    expect((await teacher.delete(`voting/archive/${id}`)).status).toBe(204);
    expect(await runLiveCommand(deps, before, { name: 'archive' })).toBe(before);
  });

  it('is followed by the name of its class, for its owner', async () => {
    const { id, path } = await makeGame(app, teacher, set);
    const archived = `voting/archive/${id}`;
    const name = (body: object) => teacher.patch(archived, body);
    expect((await name({ classLabel: '5B' })).body.code).toBe('WRONG_STATE');
    await teacher.post(`${path}/archive`);
    const named = await name({ classLabel: ' 5B ' });
    expect([named.status, named.body]).toEqual([200, { notes: [], classLabel: '5B' }]);
    const listed = await teacher.call('GET voting/archive');
    expect(listed.find(({ _id }) => _id === id)).toMatchObject({ classLabel: '5B' });
    expect((await name({ notes: [] })).body).toEqual({ notes: [], classLabel: '5B' });
    expect((await name({ classLabel: '' })).body.classLabel).toBe('');
    expect((await name({ classLabel: 'x'.repeat(51) })).body.fields).toEqual({ classLabel: 'TOO_LONG' });
    expect((await name({})).body.fields).toEqual({ notes: 'REQUIRED' });
    const colleague = await app.user('teacher');
    expect((await colleague.patch(archived, { classLabel: '6A' })).body.code).toBe('NOT_FOUND');
  });

  it('as a draft only stops where it was started meanwhile', async () => {
    const { id, path } = await makeGame(app, teacher, set);
    const before = await read(id);
    await teacher.post(`${path}/start`);
    await expect(runLiveCommand(deps, before, { name: 'archive', only: 'draft' })).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
    expect(await isArchived(id)).toBe(false);
  });
});
