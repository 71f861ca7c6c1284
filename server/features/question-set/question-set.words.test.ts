// Words beside the statements of a question set, through the real app.
import { describe, expect, it } from 'vitest';
import { questionSetOffice } from '#server/testing/question-set-office.ts';
import { engines } from '#server/testing/test-database.ts';
import { NO_WORDS, STATEMENT_WORDS, type StatementWords, wordsOf } from '#shared/domain/statement-words.ts';

const FULL = { plain: 'Eenvoudig gezegd', background: 'Achtergrond <b>\nop twee regels', talk: 'Waarom?' };
const wordsIn = ({ statements }: { statements: StatementWords[] }) => statements.map(wordsOf);

describe.each(engines)('words beside statements on %s', async (engine) => {
  const { body, read, make, change, chief } = await questionSetOffice(engine);
  const withWords = (...words: object[]) => {
    const sent = body({ statements: words.length });
    return {
      ...sent,
      statements: sent.statements.map(({ _id, description }, at) => ({ _id, description, ...words[at] })),
    };
  };
  const send = (...words: object[]) => chief.post('question_sets', withWords(...words));

  it('are stored trimmed, and empty where there are none', async () => {
    const { body: set } = await send(
      FULL,
      {},
      { plain: null, background: null, talk: ' \n' },
      { talk: ' alleen dit ' },
    );
    const stored = [FULL, NO_WORDS, NO_WORDS, { ...NO_WORDS, talk: 'alleen dit' }];
    expect(wordsIn(set)).toEqual(stored);
    expect(wordsIn(await read(set._id))).toEqual(stored);
  });

  it('stay when something else changes, and are replaced whole with their list', async () => {
    const { body: set } = await send(FULL, FULL);
    const renamed = await change(set._id, { name: 'Anders' });
    expect(wordsIn(renamed.body)).toEqual([FULL, FULL]);
    const statements = set.statements.map(({ _id, description }: { _id: string; description: string }) => ({
      _id,
      description,
    }));
    expect(wordsIn((await change(set._id, { statements })).body)).toEqual([NO_WORDS, NO_WORDS]);
  });

  it('sent again because the reply was lost are no conflict, others are', async () => {
    const { body: set } = await send(FULL);
    const changed = (talk: string) => ({ version: set.version, statements: [{ ...set.statements[0], talk }] });
    await change(set._id, changed('Nu'));
    expect((await change(set._id, changed('Nu'))).status).toBe(200);
    expect((await change(set._id, changed('Later'))).body.code).toBe('CHANGED_MEANWHILE');
  });

  it('do not change once they are published', async () => {
    const set = await make(withWords(FULL) as ReturnType<typeof body>);
    expect(wordsIn((await chief.post(`question_sets/${set._id}/publish`)).body)).toEqual([FULL]);
    const reply = await change(set._id, { statements: [{ ...set.statements[0], plain: 'Anders' }] });
    expect(reply.body.code).toBe('PUBLISHED');
  });

  it.each(STATEMENT_WORDS)('%s is a text of limited length', async (word) => {
    const max = { plain: 200, background: 600, talk: 600 }[word];
    expect((await send({ [word]: '😀'.repeat(max) })).status).toBe(201);
    const field = `statements.0.${word}`;
    expect((await send({ [word]: '😀'.repeat(max + 1) })).body.fields).toEqual({ [field]: 'TOO_LONG' });
    expect((await send({ [word]: 5 })).body.fields).toEqual({ [field]: 'INVALID_VALUE' });
  });
});
