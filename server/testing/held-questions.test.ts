// A held question reaches nobody but its student and the teacher: all that others get in random games is recorded.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { required } from '#testing/required.ts';
import { startGame } from './factories.ts';
import { openGameApp } from './open-app.ts';
import { openSocket } from './open-socket.ts';
import type { Caller } from './test-app.ts';
import { engines } from './test-database.ts';

const STUDENTS = 4;
const STEPS = 25;
const ACTS = ['ask', 'ask', 'change', 'show', 'show', 'hide', 'answer', 'take back', 'mark', 'close', 'end'] as const;
type Act = (typeof ACTS)[number];

interface Asked {
  id: string;
  by: Caller;
  text: string;
  isShown: boolean;
}

describe.each(engines)('on %s', async (engine) => {
  const { app, teacher, set } = await openGameApp(engine);
  const address = await app.listen();

  /** Plays a game in that order: `who` chooses among the students and among their questions. */
  async function play(order: readonly { act: Act; who: number }[]): Promise<void> {
    const game = await startGame(app, teacher, set);
    const { code, path } = game;
    const open = (isOpen: boolean) => teacher.post(`${path}/questions-open`, { open: isOpen });
    await open(true);
    const students = Array.from({ length: STUDENTS }, () => app.student());
    for (const student of students) await student.get(path);
    const projector = await app.pairedProjector(teacher, code);
    await teacher.post(`${path}/view`, { view: 'questions' });
    const heard: string[] = [];
    const sockets = [{ clientId: students[0]?.clientId }, { projectorToken: projector.projectorToken }].map((auth) => {
      const socket = openSocket(address, auth);
      return socket.onAny((...event: unknown[]) => heard.push(JSON.stringify(event)));
    });
    for (const socket of sockets) expect(await socket.emitWithAck('subscribe', code)).toEqual({ ok: true });

    const asked: Asked[] = [];
    const texts: string[] = [];
    const newText = () => {
      const text = `Why ${randomUUID()}?`;
      texts.push(text);
      return text;
    };
    const carryOut = async (act: Act, who: number) => {
      const student = required(students[who % STUDENTS]);
      const one = asked[who % Math.max(1, asked.length)];
      const send = async (by: Caller, id: string, text: string) => by.put(`${path}/question/${id}`, { text });
      if (act === 'ask') {
        const [id, text] = [randomUUID(), newText()];
        if ((await send(student, id, text)).status === 201) asked.push({ id, by: student, text, isShown: false });
      } else if (act === 'close') {
        await open(false);
        await open(true);
      } else if (act === 'end') await teacher.post(`${path}/end`);
      else if (one === undefined) return;
      else if (act === 'change') {
        Object.assign(one, { text: newText(), isShown: false });
        expect((await send(one.by, one.id, one.text)).status).toBe(200);
      } else if (act === 'show' || act === 'hide') {
        await teacher.post(`${path}/questions`, { [act]: [one.id] });
        one.isShown = act === 'show';
      } else if (act === 'answer') await teacher.post(`${path}/questions`, { answer: [one.id] });
      else if (act === 'mark') await student.put(`${path}/question/${one.id}/mark`, { marked: true });
      else {
        await one.by.delete(`${path}/question/${one.id}`);
        asked.splice(asked.indexOf(one), 1);
      }
    };
    /** Every text of a reply is shown now, or is the reader's own. */
    const expectOpen = async (reader: Caller, what: string) => {
      const { text: reply } = await reader.get(what);
      const mayRead = new Set(asked.filter(({ by, isShown }) => isShown || by === reader).map(({ text }) => text));
      expect(texts.filter((text) => reply.includes(text) && !mayRead.has(text))).toEqual([]);
    };
    for (const { act, who } of order) {
      await carryOut(act, who);
      for (const student of students) for (const what of [`${path}/questions`, path]) await expectOpen(student, what);
      for (const what of ['projector', 'projector/overview']) await expectOpen(projector, what);
    }
    await expectOpen(app.student(), path);
    for (const socket of sockets) socket.close();
    expect(texts.filter((text) => heard.some((event) => event.includes(text)))).toEqual([]);
  }

  it('no text that is not shown is in what other students and the projector get', async () => {
    const step = fc.record({ act: fc.constantFrom(...ACTS), who: fc.nat(99) });
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), play), { numRuns: 3 });
  });
});
