// What servers of two builds beside each other understand of each other.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type BusMessage, readBusMessage, writeBusMessage } from './bus-message.ts';

const CODE = 'ABC234';
const statementId = randomUUID();

describe('a message to another server', () => {
  const MESSAGES: BusMessage[] = [
    { to: 'everybody', update: { type: 'next-question', statementId } },
    { to: 'owner', update: { type: 'comments', comments: [{ _id: statementId, commentState: 'shown' }] } },
    { to: 'owner', update: { type: 'answered', statementId } },
    { to: 'projectors', update: { type: 'board' } },
  ];
  it.each(MESSAGES)('is read as it was written: %j', (message) => {
    expect(readBusMessage(writeBusMessage('here', CODE, message))).toEqual({
      from: 'here',
      sessionCode: CODE,
      message,
    });
  });

  it.each([
    { to: 'owner', update: { type: 'of-tomorrow', more: 1 } },
    { to: 'owner', update: { type: 'locked', locked: 'yes' } },
    { to: 'nobody', update: { type: 'results' } },
    null,
  ])('names its session also where its content is unknown: %j', (message) => {
    expect(readBusMessage(JSON.stringify({ from: 'there', sessionCode: CODE, message }))).toEqual({
      from: 'there',
      sessionCode: CODE,
      message: null,
    });
  });

  it('is none without sender and session', () => {
    expect(readBusMessage('{"message":{"to":"projectors","update":{"type":"board"}}}')).toBeUndefined();
  });
});
