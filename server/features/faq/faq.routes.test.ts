import { describe, expect, it } from 'vitest';
import { openTestApp } from '#server/testing/open-app.ts';
import { errorOf, fieldsOf } from '#server/testing/test-app.ts';
import { engines } from '#server/testing/test-database.ts';

describe.each(engines)('the FAQ on %s', async (engine) => {
  const app = await openTestApp(engine);
  const chief = await app.user('super_admin');

  const HOSTILE = '<p>blijft</p><script>alert(1)</script>';
  const plain = ({ question, answer, order }: { question: string; answer: string; order: number }) => ({
    question,
    answer,
    order,
  });
  const read = async () => (await app.nobody().call('GET config/faq')).map(plain);
  const entry = (question: string, order: number | string) => ({ question, answer: `<p>${question}</p>`, order });

  it('is replaced as a whole, stands by order, and equal orders stay as they were sent', async () => {
    const sent = [entry('c', 2), entry('a', 1), entry('b', 1), entry('d', '3')];
    const { status, body } = await chief.put('config/faq', { faqs: sent });
    expect(status).toBe(200);
    const sorted = [entry('a', 1), entry('b', 1), entry('c', 2), entry('d', 3)];
    expect(body.map(plain)).toEqual(sorted);
    expect(await read()).toEqual(sorted);
    await chief.put('config/faq', { faqs: [{ question: 'q', answer: HOSTILE, order: 1 }] });
    expect(await read()).toEqual([{ question: 'q', answer: '<p>blijft</p>', order: 1 }]);
  });

  it('stays as it was when one entry is wrong, and says which', async () => {
    const before = await read();
    const refused = await chief.put('config/faq', { faqs: [entry('ok', 1), entry(' ', 'drie')] });
    expect(fieldsOf(refused)).toEqual([422, { 'faqs.1.question': 'REQUIRED', 'faqs.1.order': 'NOT_A_NUMBER' }]);
    expect(await read()).toEqual(before);
  });

  it('is not replaced by a list that was made of an older one, unless it does not say which', async () => {
    const { body: first } = await chief.put('config/faq', { faqs: [entry('a', 1), entry('b', 2)] });
    const [{ version }] = first;
    const save = (name: string) => chief.put('config/faq', { faqs: [entry(name, 1)], version });
    const replies = await Promise.all(['een', 'twee', 'drie'].map(save));
    expect(replies.map(({ status, body }) => body.code ?? status).sort()).toEqual([
      200,
      'CHANGED_MEANWHILE',
      'CHANGED_MEANWHILE',
    ]);
    expect(await read()).toEqual(replies.find(({ status }) => status === 200)?.body.map(plain));
    expect((await chief.put('config/faq', { faqs: [], version })).status).toBe(409);
  });

  it('of which an empty list has version 0 is not replaced by one that somebody began with it either', async () => {
    const { body: first } = await chief.put('config/faq', { faqs: [entry('a', 1)] });
    expect((await chief.put('config/faq', { faqs: [] })).body).toEqual([]);
    const { body: next } = await chief.put('config/faq', { faqs: [entry('b', 1)], version: 0 });
    expect(next[0].version).toBeGreaterThan(first[0].version);
    const late = await chief.put('config/faq', { faqs: [entry('c', 1)], version: 0 });
    expect(errorOf(late)).toEqual([409, 'CHANGED_MEANWHILE']);
    expect((await chief.put('config/faq', { faqs: [], version: first[0].version })).status).toBe(409);
    expect(await read()).toEqual([entry('b', 1)]);
  });

  it('is one of two lists that are saved at once, never a mix', async () => {
    const list = (name: string) => Array.from({ length: 20 }, (_, at) => entry(`${name} ${at}`, at));
    for (let round = 0; round < 5; round++) {
      await Promise.all(['een', 'twee', 'drie'].map((name) => chief.put('config/faq', { faqs: list(name) })));
      const names = new Set((await read()).map((one: { question: string }) => one.question.split(' ')[0]));
      expect([names.size, (await read()).length]).toEqual([1, 20]);
    }
  });

  it('is the super admin’s to change', async () => {
    const admin = await app.user('admin');
    expect((await admin.put('config/faq', { faqs: [] })).status).toBe(403);
  });
});
