import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { AppError } from '#server/app-error.ts';
import { LargeReplies } from './large-replies.ts';

const newResponse = (): ServerResponse => new ServerResponse(new IncomingMessage(new Socket()));

/** Asks for that many places; returns the responses, and what became of each so far. */
function ask(replies: LargeReplies, count: number, login = 'a teacher') {
  const responses = Array.from({ length: count }, newResponse);
  const states = responses.map(() => 'waits');
  for (const [at, response] of responses.entries())
    replies.enter(login, response).then(
      () => {
        states[at] = 'sent';
      },
      (error: unknown) => {
        states[at] = error instanceof AppError ? `${error.code} ${error.retryAfterSeconds}` : String(error);
      },
    );
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { responses, states, settle };
}
const REFUSED = 'TOO_MANY_REQUESTS 5';

describe('large replies of one login', () => {
  it('are sent two at a time, nine wait, the others are refused', async () => {
    const { states, settle } = ask(new LargeReplies(), 20);
    await settle();
    expect(states).toEqual([...Array(2).fill('sent'), ...Array(9).fill('waits'), ...Array(9).fill(REFUSED)]);
  });

  it('follow one another in order, and make room for new ones', async () => {
    const replies = new LargeReplies();
    const { responses, states, settle } = ask(replies, 11);
    await settle();
    for (let at = 0; at < 11; at += 1) {
      expect(states.filter((state) => state === 'sent')).toHaveLength(Math.min(11, at + 2));
      responses[at]?.emit('close');
      await settle();
    }
    const next = ask(replies, 3);
    await next.settle();
    expect(next.states).toEqual(['sent', 'sent', 'waits']);
  });

  it('give up their place when the client goes away while it waits', async () => {
    const { responses, states, settle } = ask(new LargeReplies(), 5);
    await settle();
    responses[2]?.emit('close');
    responses[0]?.emit('close');
    await settle();
    expect(states).toEqual(['sent', 'sent', REFUSED, 'sent', 'waits']);
  });

  it('take no place for a client that is gone already', async () => {
    const replies = new LargeReplies();
    const gone = newResponse();
    gone.destroy();
    gone.emit('close');
    Object.defineProperty(gone, 'closed', { value: true });
    await expect(replies.enter('a teacher', gone)).rejects.toThrow(AppError);
    const { states, settle } = ask(replies, 2);
    await settle();
    expect(states).toEqual(['sent', 'sent']);
  });

  it('do not wait for those of another', async () => {
    const replies = new LargeReplies();
    ask(replies, 20);
    const { states, settle } = ask(replies, 1, 'another teacher');
    await settle();
    expect(states).toEqual(['sent']);
  });
});
