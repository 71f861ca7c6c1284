import { describe, expect, it } from 'vitest';
import { newId } from '#server/db/id.ts';
import { makeGame, makeQuestionSet } from '#server/testing/factories.ts';
import { openTestApp } from '#server/testing/open-app.ts';
import { engines } from '#server/testing/test-database.ts';
import { SessionSetups } from './session-setups.ts';

const at = (id: string, own_version = 0) => ({ id, own_version });

describe.each(engines)('session setups, on %s', (engine) => {
  it('share the texts of a question set and have statements, order and parties of their own', async () => {
    const app = await openTestApp(engine);
    const teacher = await app.user();
    const set = await makeQuestionSet(app);
    const [first = '', second = '', third = ''] = set.statements;
    const [stays = '', also = '', leaves = ''] = set.parties;
    const { setups } = app.app.deps;
    const whole = await setups.get(at((await makeGame(app, teacher, set)).id));
    const part = await setups.get(
      at((await makeGame(app, teacher, { ...set, statements: [third, first], parties: [stays, also] })).id),
    );
    expect(whole?.statementIds).toEqual([first, second, third]);
    expect(part?.statementIds).toEqual([third, first]);
    expect(part?.statements[1]).toBe(whole?.statements[0]);
    expect(part?.partyOpinionIndex).toBe(whole?.partyOpinionIndex);
    expect([...(part?.partyOpinions.keys() ?? [])]).toEqual([third, first]);
    const [held] = part?.partyOpinions.get(first) ?? [];
    expect(whole?.partyOpinions.get(first)).toContain(held);
    const partiesOn = (statementId: string) => part?.partyOpinions.get(statementId)?.map(({ partyId }) => partyId);
    expect(partiesOn(first)?.sort()).toEqual([stays, also].sort());
    expect(partiesOn(third)).not.toContain(leaves);
  });

  it('are read once, and again after a failure or for an id that is unknown', async () => {
    const app = await openTestApp(engine);
    const { id } = await makeGame(app, await app.user(), await makeQuestionSet(app));
    let isAway = true;
    let reads = 0;
    const db = new Proxy(app.db, {
      get: (target, name) => {
        if (name === 'selectFrom') {
          reads += 1;
          if (isAway) throw new Error('away');
        }
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const setups = new SessionSetups(db);
    await expect(setups.get(at(id))).rejects.toThrow('away');
    isAway = false;
    const [one, other] = await Promise.all([setups.get(at(id)), setups.get(at(id))]);
    expect(one?._id).toBe(id);
    expect(other).toBe(one);
    reads = 0;
    expect(await setups.get(at(id))).toBe(one);
    expect(reads).toBe(0);
    const unknown = newId();
    for (let times = 1; times <= 2; times++) {
      expect(await setups.get(at(unknown))).toBeUndefined();
      expect(reads).toBe(times);
    }
  });
});
