// An editor's talk and a teacher's notes reach nobody but the owner: all that others are sent is recorded.
import { describe, expect, it, vi } from 'vitest';
import type { GameSetting } from '#shared/domain/game-settings.ts';
import { LIVE_VIEWS } from '#shared/domain/live-views.ts';
import { type GameType, RESULT_VIEWS } from '#shared/domain/voting-session.ts';
import { giveAnswer, makeTemplate } from './factories.ts';
import { openGameApp } from './open-app.ts';
import { openSocket } from './open-socket.ts';
import type { Caller } from './test-app.ts';
import { engines } from './test-database.ts';

const OPEN = { plain: 'Eenvoudig gezegd', background: 'Wat je moet weten' };
const SECRETS = ['Vraag aan de klas', 'Mijn eigen nota'] as const;
/** Also not empty, which would still say that there is such a thing. */
const KEYS = /\\?"(talk|notes?)\\?":/;

interface Game {
  type: GameType;
  settings: GameSetting[];
}
const GAMES: Game[] = [
  { type: 'debate', settings: ['own_arguments', 'show_party_arguments', 'show_difficult_words'] },
  { type: 'debate', settings: ['own_tempo', 'aggregates_only'] },
  { type: 'party', settings: ['parties_by_lot'] },
];

describe.each(engines)('on %s', (engine) => {
  it.each(GAMES)('nobody but its owner gets talk and notes of a $type with $settings', async ({ type, settings }) => {
    const words = { ...OPEN, talk: SECRETS[0] };
    const { app, teacher: owner, set, first, second } = await openGameApp(engine, {}, { words });
    const address = await app.listen();
    const templateId = await makeTemplate(app, owner, set, { type, settings });
    await owner.patch(`game_templates/${templateId}`, { notes: [{ statementId: first, text: SECRETS[1] }] });
    const { code } = (await owner.post('config/game-template/voting-session', { gameTemplateId: templateId })).body;
    const path = `voting/session/${code}`;
    const { _id: id } = (await owner.get(path)).body;
    const game = { code, id, path };

    const student = app.student();
    const projector = await app.pairedProjector(owner, code);
    const others: [string, Caller][] = [
      ['a student', student],
      ['another teacher', await app.user('teacher')],
      ['a super admin', await app.user('super_admin')],
      ['the projector', projector],
    ];
    const sent: { to: string; what: string; text: string }[] = [];
    const sockets = [{ clientId: student.clientId }, { projectorToken: projector.projectorToken }].map((auth, at) => {
      const socket = openSocket(address, auth);
      const to = at === 0 ? 'a student’s socket' : 'the projector’s socket';
      socket.onAny((what: string, payload: unknown) => sent.push({ to, what, text: JSON.stringify(payload ?? null) }));
      return socket;
    });
    for (const socket of sockets) expect(await socket.emitWithAck('subscribe', code)).toEqual({ ok: true });

    const readAll = async () => {
      for (const [to, caller] of others)
        for (const what of [
          path,
          `${path}/parties`,
          `${path}/statement/${first}/party-opinions`,
          `result/session/${id}`,
          `result/session/${id}/robustness`,
          `result/session/${id}/party/${set.parties[0]}`,
          `result/overview/${id}`,
          'projector',
          'projector/parties',
          'projector/overview',
        ])
          sent.push({ to, what, text: (await caller.get(what)).text });
    };
    /** The owner gets all four of them, in a read and in every reply that is the session. */
    const expectOwners = ({ body }: { body: { statements: object[] } }) =>
      expect(body.statements[0]).toMatchObject({ ...OPEN, talk: SECRETS[0], note: SECRETS[1] });

    await readAll();
    expectOwners(await owner.post(`${path}/start`));
    for (const view of LIVE_VIEWS) {
      await owner.post(`${path}/view`, { view });
      await readAll();
    }
    const say = { opinion: 'Akkoord', comment: 'omdat', partyId: type === 'party' ? set.parties[0] : undefined };
    const answered = await giveAnswer(student, game, first, say);
    sent.push({ to: 'a student', what: 'the reply to an answer', text: answered.text });
    if (!settings.includes('own_tempo')) expectOwners(await owner.post(`${path}/statement/${second}`));
    expectOwners(await owner.post(`${path}/end`));
    for (const resultView of RESULT_VIEWS) {
      await owner.post(`${path}/view`, { resultView });
      await readAll();
    }
    expectOwners(await owner.get(path));
    const seen = (await student.get(path)).body.statements[0];
    expect(seen).toMatchObject(OPEN);
    const told = () => new Set(sent.map(({ to }) => to));
    await vi.waitFor(() => expect(told().has('a student’s socket') && told().has('the projector’s socket')).toBe(true));
    await owner.post(`${path}/archive`);
    await readAll();
    for (const socket of sockets) socket.close();

    expect(sent.length).toBeGreaterThan(200);
    expect(sent.some(({ text }) => text.includes(OPEN.background))).toBe(true);
    expect(sent.filter(({ text }) => SECRETS.some((secret) => text.includes(secret)) || KEYS.test(text))).toEqual([]);
  });
});
