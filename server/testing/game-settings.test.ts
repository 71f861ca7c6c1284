// A setting that is added to the list only works everywhere on the server.
import { describe, expect, it, vi } from 'vitest';
import type { Setting } from '#shared/domain/game-settings.ts';
import { openGameApp } from './open-app.ts';
import { fieldsOf } from './test-app.ts';
import { engines } from './test-database.ts';

await vi.hoisted(async () => {
  const { SETTINGS } = await import('#shared/domain/game-settings.ts');
  const imaginary: Setting = {
    name: 'sing_along',
    sessionField: 'isSinging',
    switchAt: 9,
    gameTypes: ['party'],
    needs: [],
    excludedBy: [],
    changesAnswers: false,
  };
  (SETTINGS as readonly Setting[] as Setting[]).push(imaginary);
});

describe.each(engines)('a setting that is new in the list, on %s', async (engine) => {
  const { app, teacher, set } = await openGameApp(engine);

  const make = (type: string, settings: string[]) =>
    teacher.post('game_templates', {
      name: 'Zangspel',
      type,
      questionSet: set.questionSetId,
      statements: set.statements,
      parties: set.parties,
      settings,
    });

  it('is in the template, in both reads of the session and in the download of the account', async () => {
    const settings = ['own_arguments', 'sing_along'];
    const { status, body: template } = await make('party', settings);
    expect([status, template.settings]).toEqual([201, settings]);
    expect((await teacher.call('GET game_templates/:id', { params: { id: template._id } })).settings).toEqual(settings);
    const made = await teacher.post('config/game-template/voting-session', { gameTemplateId: template._id });
    const fields = { isSinging: true, argumentsEnabled: true, skipQuestions: false };
    expect(await teacher.call('GET voting/session/:code', { params: { code: made.body.code } })).toMatchObject(fields);
    expect(await app.student().call('GET voting/session/:code', { params: { code: made.body.code } })).toMatchObject(
      fields,
    );
    const { body: download } = await teacher.get('account/download');
    expect(download.gameTemplates[0]).toMatchObject({ singAlong: true, ownArguments: true, ownTempo: false });
  });

  it('is refused in a type of game that does not have it', async () => {
    const refused = [422, { settings: 'INVALID_VALUE' }];
    expect(fieldsOf(await make('debate', ['sing_along']))).toEqual(refused);
    const path = `game_templates/${(await make('party', ['sing_along'])).body._id}`;
    expect(fieldsOf(await teacher.patch(path, { type: 'debate' }))).toEqual(refused);
    expect((await teacher.patch(path, { type: 'debate', settings: [] })).status).toBe(200);
  });
});
