// The owner plays along with invented students and reads after each event: whatever moves is about several pupils.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Caller } from '#server/testing/test-app.ts';
import { bothEngines } from '#server/testing/test-database.ts';
import { randomNumbers } from '#testing/random-numbers.ts';
import { required } from '#testing/required.ts';
import { OPTIONS, openAnonymity, type WatchedGame } from './watched-game.ts';

const PUPILS = 24;
const GHOSTS = 5;

/** What the owner knows of a statement, and who stands behind it. */
class Known {
  readonly waiting = new Set<Caller>();
  readonly writing = new Set<Caller>();
  /** What each student answered when the figures moved last. */
  readonly counted = new Map<Caller, string>();
  takenAt: string | null = null;
}

/** What the owner reads of a question's marks after each of eleven. */
async function marksOf(game: WatchedGame, asking: Caller, marking: readonly Caller[]): Promise<number[]> {
  const params = { params: { code: game.code } };
  await game.owner.call('POST voting/session/:code/questions-open', { ...params, body: { open: true } });
  const id = randomUUID();
  const asked = `voting/session/${game.code}/question/${id}`;
  await asking.put(asked, { text: 'Waarom?' });
  await game.owner.call('POST voting/session/:code/questions', { ...params, body: { show: [id] } });
  const marks: number[] = [];
  for (const student of marking.slice(0, 11)) {
    await student.put(`${asked}/mark`, { marked: true });
    marks.push((await game.owner.get(`voting/session/${game.code}/questions`)).body.questions[0].marks);
  }
  return marks;
}

describe.each(bothEngines)('steps, on %s', async (engine) => {
  const { start, first, second } = await openAnonymity(engine);

  it.each([1, 2])('move by several pupils, and moving on lists nothing, in game %i', async (seed) => {
    const below = randomNumbers(seed);
    const game = await start('debate', 'own_arguments');
    const pupils = await game.join(PUPILS);
    const ghosts = await game.join(GHOSTS);
    const isPupil = (student: Caller) => pupils.includes(student);
    const known = new Map([first, second].map((id) => [id, new Known()]));
    const authors = new Map<string, Caller>();
    const last = new Map<string, string>();
    let current = first;
    let texts = 0;
    const knownOf = (id: string) => required(known.get(id));

    async function say(student: Caller) {
      const opinion = required(OPTIONS[below(OPTIONS.length)]);
      texts += 1;
      const comment = below(3) > 0 ? `tekst ${texts}` : undefined;
      await game.answer(student, current, { opinion, comment });
      const now = knownOf(current);
      if (!now.counted.has(student)) now.waiting.add(student);
      if (comment !== undefined) {
        now.writing.add(student);
        authors.set(comment, student);
      } else now.writing.delete(student);
      last.set(`${current} ${pupils.indexOf(student)} ${ghosts.indexOf(student)}`, opinion);
    }
    const answerOf = (id: string, student: Caller) =>
      required(last.get(`${id} ${pupils.indexOf(student)} ${ghosts.indexOf(student)}`));

    /** Reads what moved, and looks at who is behind it. */
    async function look(id: string, what: string) {
      const now = knownOf(id);
      const listedBefore = new Set((await game.list(id)).map(({ comment }) => authors.get(comment)));
      const { takenAt } = id === current ? await game.press(id) : { takenAt: now.takenAt };
      const isTaken = takenAt !== now.takenAt;
      if (isTaken) {
        const all = [...now.waiting].filter((student) => last.has(keyOf(id, student)));
        if (now.takenAt !== null || all.length < PUPILS)
          expect(all.filter(isPupil).length, `${what}: a figure`).toBeGreaterThan(1);
        for (const student of [...pupils, ...ghosts])
          if (last.has(keyOf(id, student))) now.counted.set(student, answerOf(id, student));
        now.waiting.clear();
        now.takenAt = takenAt;
        return;
      }
      const listed = (await game.list(id)).map(({ comment }) => authors.get(comment));
      const fresh = listed.filter((student) => !listedBefore.has(student));
      expect(fresh, `${what}: pressing lists nobody`).toEqual([]);
    }
    const keyOf = (id: string, student: Caller) => `${id} ${pupils.indexOf(student)} ${ghosts.indexOf(student)}`;
    const listedNow = async (id: string) =>
      new Set((await game.list(id)).flatMap(({ comment }) => authors.get(comment) ?? []));

    for (let turn = 0; turn < 70; turn++) {
      const before = await listedNow(current);
      // Most turns a ghost answers first where it helps, then one pupil.
      const free = ghosts.filter((ghost) => !last.has(keyOf(current, ghost)));
      const silent = pupils.filter((pupil) => !last.has(keyOf(current, pupil)));
      const who = (below(2) === 0 ? free[0] : undefined) ?? silent[0] ?? required(pupils[below(PUPILS)]);
      await say(who);
      const fresh = [...(await listedNow(current))].filter((student) => !before.has(student));
      if (fresh.length > 0) expect(fresh.filter(isPupil).length, `turn ${turn}: a list`).toBeGreaterThan(1);
      await look(current, `turn ${turn}`);
      if (below(6) > 0) continue;
      const left = current;
      const listed = await listedNow(left);
      current = left === first ? second : first;
      await game.moveTo(current);
      expect(await listedNow(left), `turn ${turn}: moving on`).toEqual(listed);
    }
    const shownBefore = new Map([...known].map(([id, { takenAt }]) => [id, takenAt]));
    await game.end();
    for (const id of [first, second]) {
      const { takenAt } = await game.press(id);
      const now = knownOf(id);
      if (takenAt !== shownBefore.get(id))
        for (const student of [...pupils, ...ghosts])
          if (last.has(keyOf(id, student))) now.counted.set(student, answerOf(id, student));
      const listed = await game.list(id);
      expect(listed.length).toBe(now.writing.size);
      for (const { comment, opinion } of listed)
        expect(opinion, comment).toBe(now.counted.get(required(authors.get(comment))) ?? null);
    }
  });

  it('move as half, then a quarter of all, which phones are told', async () => {
    const game = await start('debate', 'own_arguments');
    const [pupil, ...others] = await game.join(40);
    const taken: number[] = [];
    let last: string | null = null;
    for (const [at, student] of others.slice(0, 30).entries()) {
      await game.answer(student, first, { opinion: 'Akkoord' });
      const { takenAt } = await game.press(first);
      if (takenAt !== last) taken.push(at + 1);
      last = takenAt;
    }
    expect(taken).toEqual([20, 30]);
    expect(await marksOf(game, required(pupil), others)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 10]);
    const { participants } = await game.read(required(pupil));
    expect(participants).toBeGreaterThan(0);
    expect(participants).toBeLessThanOrEqual(40);
  });
});
